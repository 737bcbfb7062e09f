import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('es');

const the = (size: number): string => (size === 0 ? 'el tocado' : `el moái de tamaño ${size}`);
const The = (size: number): string => (size === 0 ? 'El tocado' : `El moái de tamaño ${size}`);
const tablets = (count: number): string => n(count, { one: '# media tablilla', other: '# medias tablillas' });
const left = (count: number): string => n(count, { one: 'Te queda # escultor', other: 'Te quedan # escultores' });

const THINGS = {
  worker: (count: number): string => n(count, { one: '# trabajador', other: '# trabajadores' }),
  marker: (count: number): string => n(count, { one: '# marcador', other: '# marcadores' }),
  base: (count: number): string => n(count, { one: '# base', other: '# bases' }),
  log: (count: number): string => n(count, { one: '# tronco', other: '# troncos' }),
};
const SUPPLIES = {
  worker: 'En la urna no quedan trabajadores de tu color.',
  marker: 'En la urna no quedan marcadores de tu color.',
  log: 'No quedan troncos.',
  headdress: 'No quedan tocados.',
  tablet: 'No quedan medias tablillas.',
};
const pieces = { worker: 'Tu trabajador', sorcerer: 'Tu hechicero', chief: 'Tu jefe' };

const es: typeof en = {
  refusals: {
    turn: ({ who }) => `Le toca a ${who}.`,
    reserve: ({ what, has, needs }) => `En tu reserva: ${THINGS[what](has)}; hacen falta ${needs}.`,
    away: ({ piece }) => `${pieces[piece]} no está en tu reserva.`,
    tile: ({ size }) => `En la loseta de cantera no hay un moái de tamaño ${size}.`,
    sculptors: ({ has, needs }) => `${left(has)}; para este moái hacen falta ${needs}.`,
    tablets: ({ has, needs }) => `Tienes ${tablets(has)}; cuesta ${needs}.`,
    supply: ({ what }) => SUPPLIES[what],
    action: ({ hex }) => `${hex} no ofrece esa acción.`,
    felled: ({ hex }) => `El bosque de ${hex} está talado.`,
    taken: ({ ahu }) => `El ahu ${ahu} ya tiene una base.`,
    reserved: ({ who, ahu }) => `${who} ha reservado el ahu ${ahu}.`,
    owner: ({ who, size }) => `${The(size)} es de ${who} en esta ronda.`,
    marked: ({ who, size }) => `${The(size)} lleva un marcador de ${who}.`,
    abandoned: ({ size }) => `Nadie posee ${the(size)}: tienes que poder terminar su viaje o marcarlo.`,
    stuck: ({ size }) => `Ahora no podrías hacer nada con ${the(size)}.`,
    far: ({ from, hex }) => `${hex} no está junto a ${from}.`,
    moved: ({ size }) => `${The(size)} ya se ha movido.`,
    unmoved: ({ size }) => `${The(size)} aún no se ha movido.`,
    putBack: ({ most }) => `En este turno ya lo has devuelto ${most} veces.`,
    strength: ({ hex, size, has, needs }) => `${The(size)} necesita ${needs} de fuerza; ${hex} da ${has}.`,
    carrier: ({ hex }) => `En ${hex} nadie puede cargar: los troncos solos nunca bastan.`,
    visited: ({ hex, size }) => `${The(size)} ya ha estado en ${hex} en esta ronda.`,
    payment: ({ has, needs }) => `Los demás ponen ${needs} de fuerza; has repartido los puntos de ${has}.`,
    payee: ({ who, hex }) => `${who} no tiene tanta fuerza en ${hex}.`,
    ahu: ({ hex, slot }) => `${hex} no tiene un ahu número ${slot}.`,
    helper: ({ hex }) => `No tienes ninguna pieza en ${hex}.`,
    occupied: ({ ahu }) => `En el ahu ${ahu} ya hay un moái.`,
    notMoai: () => 'Un tocado no se erige.',
    notHeaddress: () => 'Solo un tocado corona un moái.',
    bare: ({ ahu }) => `En el ahu ${ahu} no hay ningún moái.`,
    capped: ({ ahu }) => `El moái del ahu ${ahu} ya lleva un tocado.`,
    known: ({ ahu }) => `Ya sabes de quién es la base de ${ahu}.`,
    notAtQuarry: ({ size }) => `${The(size)} no es tuyo, o se ha movido en esta ronda.`,
    notMarked: ({ size }) => `${The(size)} no lleva tu marcador.`,
  },
};
export default es;
