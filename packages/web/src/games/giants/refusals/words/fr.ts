import { de } from '../../../../platform/words/french.ts';
import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('fr');

const the = (size: number): string => (size === 0 ? 'la coiffe' : `le moaï de taille ${size}`);
const The = (size: number): string => (size === 0 ? 'La coiffe' : `Le moaï de taille ${size}`);
const ofThe = (size: number): string => (size === 0 ? 'de la coiffe' : `du moaï de taille ${size}`);
const tablets = (count: number): string => n(count, { one: '# demi-tablette', other: '# demi-tablettes' });
const sculptors = (count: number): string => n(count, { one: '# sculpteur', other: '# sculpteurs' });

const THINGS = {
  worker: (count: number): string => n(count, { one: '# ouvrier', other: '# ouvriers' }),
  marker: (count: number): string => n(count, { one: '# marqueur', other: '# marqueurs' }),
  base: (count: number): string => n(count, { one: '# socle', other: '# socles' }),
  log: (count: number): string => n(count, { one: '# rondin', other: '# rondins' }),
};
const SUPPLIES = {
  worker: 'd’ouvrier de ta couleur dans l’urne',
  marker: 'de marqueur de ta couleur dans l’urne',
  log: 'de rondins',
  headdress: 'de coiffes',
  tablet: 'de demi-tablettes',
};
const pieces = { worker: 'Ton ouvrier', sorcerer: 'Ton sorcier', chief: 'Ton chef' };

const fr: typeof en = {
  refusals: {
    turn: ({ who }) => `C’est à ${who} de jouer.`,
    reserve: ({ what, has, needs }) => `Ta réserve compte ${THINGS[what](has)} ; il en faut ${needs}.`,
    away: ({ piece }) => `${pieces[piece]} n’est pas dans ta réserve.`,
    tile: ({ size }) => `Il n’y a pas de moaï de taille ${size} sur la tuile de carrière.`,
    sculptors: ({ has, needs }) => `Il te reste ${sculptors(has)} ; ce moaï en demande ${needs}.`,
    tablets: ({ has, needs }) => `Tu as ${tablets(has)} ; il en faut ${needs}.`,
    supply: ({ what }) => `Il n’y a plus ${SUPPLIES[what]}.`,
    action: ({ hex }) => `${hex} ne propose pas cette action.`,
    felled: ({ hex }) => `La forêt de ${hex} est coupée.`,
    taken: ({ ahu }) => `L’ahu ${ahu} a déjà un socle.`,
    reserved: ({ who, ahu }) => `${who} a réservé l’ahu ${ahu}.`,
    owner: ({ who, size }) => `${The(size)} est à ${who} pendant cette manche.`,
    marked: ({ who, size }) => `${The(size)} porte un marqueur ${de(who)}.`,
    abandoned: ({ size }) =>
      `Personne ne possède ${the(size)} : il faut pouvoir achever son transport ou y poser un marqueur.`,
    stuck: ({ size }) => `Tu ne pourrais rien faire ${ofThe(size)} maintenant.`,
    far: ({ from, hex }) => `${hex} ne touche pas ${from}.`,
    moved: ({ size }) => `${The(size)} a déjà bougé.`,
    unmoved: ({ size }) => `${The(size)} n’a pas encore bougé.`,
    putBack: ({ most }) => `Tu as déjà reposé ${most} fois pendant ce tour.`,
    strength: ({ hex, size, has, needs }) =>
      `${The(size)} demande ${n(needs, { one: '# point', other: '# points' })} de force ; ${hex} en fournit ${has}.`,
    carrier: ({ hex }) => `Personne ne peut porter en ${hex} : les rondins seuls ne portent jamais.`,
    visited: ({ hex, size }) => `${The(size)} a déjà traversé ${hex} pendant cette manche.`,
    payment: ({ has, needs }) =>
      `Les autres fournissent ${n(needs, { one: '# point', other: '# points' })} de force ; tu as dit qui gagne pour ${has}.`,
    payee: ({ who, hex }) => `${who} n’a pas autant de force en ${hex}.`,
    ahu: ({ hex, slot }) => `${hex} n’a pas d’ahu numéro ${slot}.`,
    helper: ({ hex }) => `Aucun de tes pions n’est en ${hex}.`,
    occupied: ({ ahu }) => `Un moaï est déjà érigé sur l’ahu ${ahu}.`,
    notMoai: () => 'Une coiffe ne s’érige pas.',
    notHeaddress: () => 'Seule une coiffe peut coiffer un moaï.',
    bare: ({ ahu }) => `Aucun moaï n’est érigé sur l’ahu ${ahu}.`,
    capped: ({ ahu }) => `Le moaï de l’ahu ${ahu} porte déjà une coiffe.`,
    known: ({ ahu }) => `Tu sais déjà à qui est le socle de ${ahu}.`,
    notAtQuarry: ({ size }) => `${The(size)} n’est pas à toi, ou a bougé pendant cette manche.`,
    notMarked: ({ size }) => `${The(size)} ne porte pas ton marqueur.`,
  },
};
export default fr;
