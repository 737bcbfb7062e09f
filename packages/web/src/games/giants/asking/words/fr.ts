import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const place = (at: string): string =>
  at === 'reserve' ? 'en réserve' : at === 'front' ? 'devant le paravent' : `en ${at}`;
const workers = (n: number): string => plural(n, { one: '# ouvrier', other: '# ouvriers' });
const markers = (n: number): string => plural(n, { one: '# marqueur', other: '# marqueurs' });

const words: typeof english = {
  none: 'Aucun.',
  nowhere: 'Impossible à transporter maintenant : aucun hexagone voisin n’a assez de force.',
  noneComes: ({ hex }) => `Rien ne peut être transporté en ${hex} maintenant.`,
  pieces: { worker: 'ouvrier', sorcerer: 'sorcier', chief: 'chef' },
  freeAhus: ({ n }) => plural(n, { one: '# ahu libre :', other: '# ahus libres :' }),
  ahu: ({ ahu, moai, headdress }) => `${ahu} : ${moai} pour un moaï, ${headdress} pour une coiffe.`,
  object: ({ n, what, at }) => `${n} : ${what}, en ${at}.`,
  goal: ({ hex, gain, to }) => {
    const paid =
      to.length === 0
        ? 'personne d’autre ne gagne de points'
        : list(to.map(({ name, points }) => `${name} gagne ${points}`));
    return gain > 0 ? `${hex} : ${paid} ; érigé ou posé là, il te rapporte ${gain}.` : `${hex} : ${paid}.`;
  },
  clan: ({ name, tablets, sorcerer, chief, frontWorkers, frontMarkers }) =>
    `${name} : sorcier ${place(sorcerer)}, chef ${place(chief)}, ${plural(tablets, { one: '# demi-tablette', other: '# demi-tablettes' })}, devant le paravent ${workers(frontWorkers)} et ${markers(frontMarkers)}.`,
  reserve: ({ workers: able, markers: left, bases, logs }) =>
    `En réserve : ${list([workers(able), markers(left), plural(bases, { one: '# socle', other: '# socles' }), plural(logs, { one: '# rondin', other: '# rondins' })])}.`,
  screened: 'Le reste est derrière le paravent.',
  questions: {
    where: { words: 'où', about: 'où : ce qui se trouve où ; « où Vakai », « où Vakai chef » : ce qui est à Vakai' },
    at: { words: 'en hexagone', about: 'en E9 : ce qu’il y a sur un hexagone' },
    near: { words: 'autour', about: 'autour E9 : les hexagones voisins, par direction' },
    row: { words: 'rangée', about: 'rangée D : une rangée de l’île' },
    reach: {
      words: 'portée moaï',
      about:
        'portée : moaïs et coiffes par numéro ; « portée 1 » : où va le premier, et qui gagne des points ; « portée 1 E8 » : avec un ouvrier à toi de plus à cet endroit',
    },
    cost: { words: 'coût prix', about: 'coût E5 : ce qui peut y être transporté, et qui gagne des points' },
    free: {
      words: 'libres ahus',
      about: 'libres : les ahus libres, les meilleurs d’abord ; « libres 5 » : ceux qui valent plus de 5',
    },
  },
};

export default words;
