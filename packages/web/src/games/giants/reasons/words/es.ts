import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('es');

const the = (size: number): string => (size === 0 ? 'el tocado' : `el moái de tamaño ${size}`);
const The = (size: number): string => (size === 0 ? 'El tocado' : `El moái de tamaño ${size}`);
const logs = (count: number): string => n(count, { one: '# tronco', other: '# troncos' });
const prestige = (points: number): string => n(points, { one: '# punto de prestigio', other: '# puntos de prestigio' });
const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` El camino: ${items.join(' → ')}.`);

const es: typeof en = {
  told: {
    sculpts: ({ sculptors, size }) =>
      `Con ${n(sculptors, { one: '# escultor', other: '# escultores' })} puedes tomar un moái de tamaño ${size}.`,
    ranks: ({ markers }) =>
      n(markers, {
        one: 'Quien no puje ningún marcador no elige antes que tú.',
        other: 'Quien puje menos de # marcadores no elige antes que tú.',
      }),
    bidsNothing: 'No tomas ningún moái en esta ronda.',
    takes: ({ size, sculptors }) =>
      `Ganas un moái de tamaño ${size}; ${n(sculptors, { none: 'no queda ningún escultor', one: 'queda # escultor', other: 'quedan # escultores' })}.`,
    denies: ({ size }) => `Es el último de tamaño ${size}: nadie más puede tomar uno.`,
    declines: 'No tomas más moáis en esta subasta.',
    reaches: ({ size, ahu, points, price }) =>
      price === 0
        ? `${The(size)} ya puede llegar a ${ahu}: ${prestige(points)}.`
        : `${The(size)} ya puede llegar a ${ahu}: ${prestige(points)}, y ${price} para los demás.`,
    nears: ({ size, ahu, points, needs }) =>
      `${The(size)} se acerca a ${ahu} (${prestige(points)}): aún faltan porteadores en ${n(needs, { one: '# hexágono', other: '# hexágonos' })}.`,
    fells: ({ count, hex }) => `El bosque de ${hex} te da ${logs(count)}.`,
    reserves: ({ ahu, moai, headdress }) =>
      `Solo tú podrás erigir en ${ahu}: un moái da ${moai} veces su tamaño, un tocado ${headdress}.`,
    chiefPays: 'Te cuesta 2 medias tablillas.',
    markerBack: 'Tu marcador vuelve a tu reserva.',
    lastBase: 'Es tu última base: la partida termina con esta fase.',
    putsBack: ({ size }) => `Devuelves ${the(size)} a su sitio y eliges de nuevo.`,
    ends: 'No haces nada más en esta fase.',
    protects: ({ size, hex }) =>
      `${The(size)} en ${hex} sigue siendo tuyo: nadie más puede moverlo en la próxima ronda.`,
    abandons: 'Conservas tus marcadores; lo que queda allí sin marcador está abandonado.',
    recovers: ({ size, hex }) => `Un marcador vuelve a tu reserva, y abandonas ${the(size)} en ${hex}.`,
    holds: 'Lo que marcan tus marcadores sigue siendo tuyo.',
    peeks: ({ ahu }) => `Por una media tablilla ves de quién es la base de ${ahu}.`,
  },
  keeps: ({ text }) => `Conservas ${text} para esta ronda.`,
  gains: {
    worker: 'Ganas un trabajador, ya para esta ronda.',
    marker: 'Ganas un marcador, ya para esta ronda.',
    headdress: 'Ganas un tocado que llevar.',
  },
  lends: ({ hex, has }) => `Tienes ${has} de fuerza en ${hex}: quien la use te da prestigio.`,
  tablet: ({ count }) =>
    `Tendrás ${n(count, { one: '# media tablilla', other: '# medias tablillas' })}; con otra harás un par, que vale 3 puntos de prestigio.`,
  pair: ({ count }) => `Tendrás ${count} medias tablillas: el nuevo par vale 3 puntos de prestigio.`,
  erects: ({ size, ahu, points, items }) => `Eriges ${the(size)} en ${ahu}: ${prestige(points)}.${way(items)}`,
  caps: ({ ahu, points, items }) =>
    `Coronas el moái de ${ahu}: ${prestige(points)} para el dueño de la base.${way(items)}`,
  capsOwn: ({ ahu, points, items }) => `Coronas tu moái de ${ahu}: ${prestige(points)}.${way(items)}`,
  marks: ({ size, hex, items }) => `Marcas ${the(size)} en ${hex}: nadie más puede moverlo.${way(items)}`,
  leaves: ({ size, hex, items }) => `Llevas ${the(size)} a ${hex}.${way(items)}`,
};
export default es;
