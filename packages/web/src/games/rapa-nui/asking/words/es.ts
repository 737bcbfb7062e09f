import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const words: typeof english = {
  none: 'Ninguno.',
  nothing: 'nada',
  noWay: 'Ahora no se puede llevar nada hasta allí.',
  way: ({ cargo, ahu, way, items }) => `${cargo} hasta ${ahu}, por ${way}: ${list(items)}.`,
  worth: ({ items }) => `valor ${items.join(', ')}`,
  on: ({ place }) => `en ${place}`,
  atHome: 'en casa',
  onTrack: 'en la pista de orden',
  sculpted: 'Moáis por transportar',
  figures: ({ n, sorcerer, chief }) =>
    `${plural(n, { none: 'ningún aldeano por colocar', one: '# aldeano por colocar', other: '# aldeanos por colocar' })}, hechicero ${sorcerer}${chief === undefined ? '' : `, jefe ${chief}`}`,
  questions: {
    where: { words: 'dónde', about: 'dónde: quién está dónde; «dónde Vakai»: las figuras de Vakai' },
    at: { words: 'en casilla', about: 'en N3: lo que hay en una casilla' },
    near: { words: 'cerca', about: 'cerca N3: las casillas de alrededor, por dirección' },
    reach: {
      words: 'alcance',
      about:
        'alcance: hasta dónde llegan ahora moáis y pukao; «alcance grande», «alcance grande N3»: con un porteador más allí',
    },
    cost: { words: 'coste camino', about: 'coste N3a: el camino hasta allí, y quién gana qué en él' },
    free: { words: 'libres ahus', about: 'libres: dónde aún se pueden erigir moáis, con sus losetas' },
    offers: { words: 'ofertas ofrendas precios', about: 'ofertas: las ofrendas y las mejoras con sus precios' },
    quarry: { words: 'cantera orden', about: 'cantera: las columnas, lo que queda y el orden de juego' },
  },
};

export default words;
