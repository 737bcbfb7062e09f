import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('es');
const n = pluralsOf('es');

const the = (size: number): string => (size === 0 ? 'el tocado' : `el moái de tamaño ${size}`);

const words: typeof en = {
  losses: {
    recover: ({ size, hex }) => `¿Abandonas ${the(size)} en ${hex}? Desde la próxima ronda cualquiera podrá tomarlo.`,
    leaveAtQuarry: ({ items }) =>
      `¿Dejas sin marcador: ${list(items)}? Desde la próxima ronda cualquiera podrá tomarlo.`,
    place: ({ ahu, count }) =>
      `¿Reservas ${ahu}? La base se queda allí para siempre. Bases que quedan en tu reserva: ${count}.`,
    pass: ({ items }) => `¿Pasas definitivamente? Aún no has colocado: ${list(items)}.`,
    rest: ({ items }) => `¿Pasas definitivamente? Aún podrías actuar con: ${list(items)}.`,
    erect: ({ ahu }) => `¿Eriges en ${ahu}? Es tu última base: la partida acaba con el transporte de esta ronda.`,
    cap: ({ ahu, name, points }) =>
      `¿Coronas el moái de ${name} en ${ahu}? ${n(points, { one: 'El punto es', other: 'Los # puntos son' })} para ${name}, no para ti.`,
    decline: () => '¿No tomas más moáis en esta ronda?',
    bid: () => '¿Cierras los puños sin escultores? No podrás tomar ningún moái en esta ronda.',
  },
  yes: {
    recover: 'Abandonar',
    leaveAtQuarry: 'Dejar',
    place: 'Reservar',
    pass: 'Pasar',
    rest: 'Pasar',
    erect: 'Erigir',
    cap: 'Coronar',
    decline: 'No tomar ninguno',
    bid: 'Cerrar los puños',
  },
  no: 'Todavía no',
};

export default words;
