import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const words: typeof english = {
  none: 'Nessuno.',
  nothing: 'niente',
  noWay: 'Adesso non vi si può portare niente.',
  way: ({ cargo, ahu, way, items }) => `${cargo} fino a ${ahu}, per ${way}: ${list(items)}.`,
  worth: ({ items }) => `valore ${items.join(', ')}`,
  on: ({ place }) => `in ${place}`,
  atHome: 'a casa',
  onTrack: 'sul tracciato dell’ordine',
  sculpted: 'Moai da trasportare',
  figures: ({ n, sorcerer, chief }) =>
    `${plural(n, { none: 'nessun abitante da piazzare', one: '# abitante da piazzare', other: '# abitanti da piazzare' })}, stregone ${sorcerer}${chief === undefined ? '' : `, capo ${chief}`}`,
  questions: {
    where: { words: 'dove', about: 'dove: chi sta dove; «dove Vakai»: le figure di Vakai' },
    at: { words: 'in casella', about: 'in N3: che cosa c’è su una casella' },
    near: { words: 'attorno', about: 'attorno N3: le caselle vicine, per direzione' },
    reach: {
      words: 'portata',
      about:
        'portata: fin dove arrivano adesso moai e pukao; «portata grande», «portata grande N3»: con un portatore in più lì',
    },
    cost: { words: 'costo via', about: 'costo N3a: la via fin là, e chi vi guadagna che cosa' },
    free: { words: 'liberi ahu', about: 'liberi: dove si possono ancora erigere moai, con le loro tessere' },
    offers: { words: 'offerte prezzi', about: 'offerte: le offerte e i miglioramenti con i loro prezzi' },
    quarry: { words: 'cava ordine', about: 'cava: le colonne, che cosa resta e l’ordine di gioco' },
  },
};

export default words;
