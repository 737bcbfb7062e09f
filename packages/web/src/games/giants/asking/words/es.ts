import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const place = (at: string): string =>
  at === 'reserve' ? 'en la reserva' : at === 'front' ? 'delante del biombo' : `en ${at}`;
const workers = (n: number): string => plural(n, { one: '# trabajador', other: '# trabajadores' });
const markers = (n: number): string => plural(n, { one: '# marcador', other: '# marcadores' });

const words: typeof english = {
  none: 'Ninguno.',
  nowhere: 'Ahora no se puede llevar a ninguna parte: ningún hexágono de alrededor tiene bastante fuerza.',
  noneComes: ({ hex }) => `Ahora no se puede llevar nada a ${hex}.`,
  pieces: { worker: 'trabajador', sorcerer: 'hechicero', chief: 'jefe' },
  freeAhus: ({ n }) => plural(n, { one: '# ahu libre:', other: '# ahus libres:' }),
  ahu: ({ ahu, moai, headdress }) => `${ahu}: ${moai} para un moái, ${headdress} para un tocado.`,
  object: ({ n, what, at }) => `${n}: ${what}, en ${at}.`,
  goal: ({ hex, gain, to }) => {
    const paid = to.length === 0 ? 'nadie más puntúa' : list(to.map(({ name, points }) => `${name} gana ${points}`));
    return gain > 0 ? `${hex}: ${paid}; erigido o colocado allí te vale ${gain}.` : `${hex}: ${paid}.`;
  },
  clan: ({ name, tablets, sorcerer, chief, frontWorkers, frontMarkers }) =>
    `${name}: hechicero ${place(sorcerer)}, jefe ${place(chief)}, ${plural(tablets, { one: '# media tablilla', other: '# medias tablillas' })}, delante del biombo ${workers(frontWorkers)} y ${markers(frontMarkers)}.`,
  reserve: ({ workers: able, markers: left, bases, logs }) =>
    `En la reserva: ${list([workers(able), markers(left), plural(bases, { one: '# base', other: '# bases' }), plural(logs, { one: '# tronco', other: '# troncos' })])}.`,
  screened: 'El resto está detrás del biombo.',
  questions: {
    where: {
      words: 'dónde',
      about: 'dónde: qué hay en cada sitio; «dónde Vakai», «dónde Vakai jefe»: lo que es de Vakai',
    },
    at: { words: 'en hexágono', about: 'en E9: lo que hay en un hexágono' },
    near: { words: 'cerca', about: 'cerca E9: los hexágonos de alrededor, por dirección' },
    row: { words: 'fila', about: 'fila D: una fila de la isla' },
    reach: {
      words: 'alcance moái',
      about:
        'alcance: moáis y tocados por número; «alcance 1»: adónde llega el primero y quién puntúa; «alcance 1 E8»: con un trabajador tuyo más allí',
    },
    cost: { words: 'coste precio', about: 'coste E5: lo que se puede llevar allí, y quién puntúa' },
    free: {
      words: 'libres ahus',
      about: 'libres: los ahus libres, los mejores primero; «libres 5»: los que valen más de 5',
    },
  },
};

export default words;
