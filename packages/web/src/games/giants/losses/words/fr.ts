import { de } from '../../../../platform/words/french.ts';
import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('fr');
const n = pluralsOf('fr');

const the = (size: number): string => (size === 0 ? 'la coiffe' : `le moaï de taille ${size}`);

const words: typeof en = {
  losses: {
    recover: ({ size, hex }) =>
      `Abandonner ${the(size)} en ${hex} ? Dès la prochaine manche, tout le monde pourra ${size === 0 ? 'la' : 'le'} prendre.`,
    leaveAtQuarry: ({ items }) =>
      `Laisser sans marqueur : ${list(items)} ? Dès la prochaine manche, tout le monde pourra s’en emparer.`,
    place: ({ ahu, count }) =>
      `Réserver ${ahu} ? Le socle y reste définitivement. Socles restant dans ta réserve : ${count}.`,
    pass: ({ items }) => `Passer définitivement ? Pas encore placés : ${list(items)}.`,
    rest: ({ items }) => `Passer définitivement ? Encore une action possible avec : ${list(items)}.`,
    erect: ({ ahu }) =>
      `Ériger sur ${ahu} ? C’est ton dernier socle : la partie se termine avec le transport de cette manche.`,
    cap: ({ ahu, name, points }) =>
      `Coiffer le moaï ${de(name)} sur ${ahu} ? C’est ${name} qui gagne ${n(points, { one: '# point', other: '# points' })}, pas toi.`,
    decline: () => 'Ne plus prendre de moaï dans cette manche ?',
    bid: () => 'Fermer les poings sans sculpteur ? Tu ne pourras prendre aucun moaï dans cette manche.',
  },
  yes: {
    recover: 'Abandonner',
    leaveAtQuarry: 'Laisser',
    place: 'Réserver',
    pass: 'Passer',
    rest: 'Passer',
    erect: 'Ériger',
    cap: 'Coiffer',
    decline: 'N’en prendre aucun',
    bid: 'Fermer les poings',
  },
  no: 'Pas encore',
};

export default words;
