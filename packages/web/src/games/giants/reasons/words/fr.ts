import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('fr');

const the = (size: number): string => (size === 0 ? 'la coiffe' : `le moaï de taille ${size}`);
const The = (size: number): string => (size === 0 ? 'La coiffe' : `Le moaï de taille ${size}`);
const it = (size: number): string => (size === 0 ? 'la' : 'le');
const logs = (count: number): string => n(count, { one: '# rondin', other: '# rondins' });
const prestige = (points: number): string => n(points, { one: '# point de prestige', other: '# points de prestige' });
const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Chemin : ${items.join(' → ')}.`);

const fr: typeof en = {
  told: {
    sculpts: ({ sculptors, size }) =>
      `Avec ${n(sculptors, { one: '# sculpteur', other: '# sculpteurs' })}, tu peux prendre un moaï de taille ${size}.`,
    ranks: ({ markers }) =>
      n(markers, {
        one: 'Qui ne mise aucun marqueur ne choisit pas avant toi.',
        other: 'Qui mise moins de # marqueurs ne choisit pas avant toi.',
      }),
    bidsNothing: 'Tu ne prends pas de moaï pendant cette manche.',
    takes: ({ size, sculptors }) =>
      `Tu gagnes un moaï de taille ${size} ; ${n(sculptors, { none: 'il ne reste aucun sculpteur', one: 'il reste # sculpteur', other: 'il reste # sculpteurs' })}.`,
    denies: ({ size }) => `C’est le dernier de taille ${size} : personne d’autre ne peut en prendre.`,
    declines: 'Tu ne prends plus de moaï dans ces enchères.',
    reaches: ({ size, ahu, points, price }) =>
      price === 0
        ? `${The(size)} peut maintenant aller jusqu’à ${ahu} : ${prestige(points)}.`
        : `${The(size)} peut maintenant aller jusqu’à ${ahu} : ${prestige(points)}, et ${price} pour les autres.`,
    nears: ({ size, ahu, points, needs }) =>
      `${The(size)} se rapproche de ${ahu} (${prestige(points)}) : il manque encore des porteurs dans ${n(needs, { one: '# hexagone', other: '# hexagones' })}.`,
    fells: ({ count, hex }) => `La forêt de ${hex} te donne ${logs(count)}.`,
    reserves: ({ ahu, moai, headdress }) =>
      `Personne d’autre ne pourra ériger sur ${ahu} : un moaï y rapporte ${moai} fois sa taille, une coiffe ${headdress}.`,
    chiefPays: 'Cela te coûte 2 demi-tablettes.',
    markerBack: 'Ton marqueur revient dans ta réserve.',
    lastBase: 'C’est ton dernier socle : la partie se termine avec cette phase.',
    putsBack: ({ size }) => `Tu reposes ${the(size)} et choisis à nouveau.`,
    ends: 'Tu ne fais plus rien pendant cette phase.',
    protects: ({ size, hex }) =>
      `${The(size)} en ${hex} reste à toi : personne d’autre ne peut ${it(size)} déplacer à la prochaine manche.`,
    abandons: 'Tu gardes tes marqueurs ; ce qui reste là sans marqueur est abandonné.',
    recovers: ({ size, hex }) => `Un marqueur revient dans ta réserve, et tu abandonnes ${the(size)} en ${hex}.`,
    holds: 'Ce que tes marqueurs marquent reste à toi.',
    peeks: ({ ahu }) => `Pour une demi-tablette, tu vois à qui est le socle de ${ahu}.`,
  },
  keeps: ({ text }) => `Tu gardes ${text} pour cette manche.`,
  gains: {
    worker: 'Tu gagnes un ouvrier, utilisable dès cette manche.',
    marker: 'Tu gagnes un marqueur, utilisable dès cette manche.',
    headdress: 'Tu gagnes une coiffe à transporter.',
  },
  lends: ({ hex, has }) =>
    `Tu as ${n(has, { one: '# point de force', other: '# points de force' })} en ${hex} : les autres te rapportent du prestige s’ils s’en servent.`,
  tablet: ({ count }) =>
    `Tu auras ${n(count, { one: '# demi-tablette', other: '# demi-tablettes' })} ; une de plus fera une paire, qui vaut 3 points de prestige.`,
  pair: ({ count }) => `Tu auras ${count} demi-tablettes : la nouvelle paire vaut 3 points de prestige.`,
  erects: ({ size, ahu, points, items }) => `Tu ériges ${the(size)} sur ${ahu} : ${prestige(points)}.${way(items)}`,
  caps: ({ ahu, points, items }) =>
    `Tu coiffes le moaï de ${ahu} : ${prestige(points)} pour le propriétaire du socle.${way(items)}`,
  capsOwn: ({ ahu, points, items }) => `Tu coiffes ton moaï de ${ahu} : ${prestige(points)}.${way(items)}`,
  marks: ({ size, hex, items }) =>
    `Tu marques ${the(size)} en ${hex} : personne d’autre ne peut ${it(size)} déplacer.${way(items)}`,
  leaves: ({ size, hex, items }) => `Tu amènes ${the(size)} en ${hex}.${way(items)}`,
};
export default fr;
