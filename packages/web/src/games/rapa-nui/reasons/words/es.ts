import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` El camino: ${items.join(' → ')}.`);

const es: typeof en = {
  drafts: ({ tile, text }) => `Recibes ${tile}: ${text} Todas las demás de su tipo salen de la partida.`,
  holds: ({ place, what }) => `Cuando otro transporta un moái por ${place}, recibes ${what}.`,
  joins: ({ n, place }) => `Con ${n} porteadores en ${place}, ${n} de tus transportes pueden terminar allí.`,
  reaches: ({ ahu, what }) => `Un moái tuyo podrá llegar a ${ahu}: ${what}.`,
  reachesCap: ({ ahu }) => `Podrás llevar un pukao a ${ahu} y coronar ese moái.`,
  sculpts: ({ what }) => `Tus escultores hacen ${what}.`,
  prepares: ({ n }) => `La columna ${n} hace mayor un moái, con un escultor en cada columna anterior.`,
  first: 'Vas en cabeza del nuevo orden.',
  orders: ({ n }) =>
    plural(n, {
      one: 'Como mucho # jugador va antes que tú en el nuevo orden.',
      other: 'Como mucho # jugadores van antes que tú en el nuevo orden.',
    }),
  discards: ({ n }) => `Te cuesta la tablilla rongo: si la guardas vale ${n} puntos.`,
  substitutes: ({ what }) => `En lugar de un moái grande: ${what}.`,
  /** By size, the smallest first. */
  moai: ['el moái pequeño', 'el moái mediano', 'el moái grande'],
  erects: ({ what, ahu, items }) => `Eriges ${what} en ${ahu}.${way(items)}`,
  caps: ({ ahu, items }) => `Coronas el moái de ${ahu}.${way(items)}`,
  wins: ({ tile, text }) => `Recibes la loseta ${tile}: ${text}`,
  offers: ({ n }) => `Tomas una ofrenda que vale ${n} puntos.`,
  gets: ({ what }) => `Recibes ${what}.`,
  spends: ({ what }) => `Gastas ${what}.`,
  pays: ({ items }) => `Los demás reciben: ${list(items)}.`,
  chosen: ({ who }) => `${who}, a su elección`,
  paysNobody: 'En el camino nadie más recibe nada.',
  lastRound: 'Entonces no quedan más ahus libres que jugadores: es la última ronda.',
  passes: ({ n }) =>
    plural(n, {
      none: 'No llevas nada más en esta ronda.',
      one: 'No llevas nada más en esta ronda: # moái vuelve a la reserva general.',
      other: 'No llevas nada más en esta ronda: # moáis vuelven a la reserva general.',
    }),
  saves: 'Conservas lo que tienes para más adelante.',
};
export default es;
