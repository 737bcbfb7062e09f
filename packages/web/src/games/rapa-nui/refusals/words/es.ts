import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('es');

const es: typeof en = {
  refusals: {
    turn: ({ who }) => `Le toca a ${who}.`,
    acted: () => 'Ya has hecho la acción principal de este turno.',
    villagers: () => 'Todos tus aldeanos están colocados.',
    sorcererOut: () => 'Tu hechicero ya está colocado.',
    star: ({ who }) => `${who} ocupa ese puesto de la pista de orden.`,
    column: ({ column, places }) =>
      `${n(places, { one: 'El único puesto', other: 'Cada puesto' })} de la columna ${column + 1} está ocupado.`,
    held: ({ who, place }) => `${who} ocupa ${place}.`,
    noChief: () => 'No tienes jefe.',
    chiefOut: () => 'Tu jefe ya está en juego.',
    notSculpted: ({ cargo }) => `En esta ronda no has esculpido ningún ${cargo}.`,
    noWay: ({ cargo }) => `Ninguna cadena de porteadores lleva el ${cargo} a una de tus metas.`,
    far: ({ from, place }) => `${place} no linda con ${from}.`,
    empty: ({ place }) => `Aquí no hay ningún porteador: ${place}.`,
    walked: ({ place }) => `El camino ya ha pasado por aquí: ${place}.`,
    deadEnd: ({ place }) => `Desde aquí no se podría terminar el camino: ${place}.`,
    noGoal: ({ cargo }) => `Ninguno de tus porteadores sin cansar podría usar un ${cargo}.`,
    notHere: ({ ahu, at }) => `El camino está aquí: ${at}; ${ahu} está en otra parte.`,
    nobody: ({ place }) => `Aquí no tienes ningún porteador: ${place}.`,
    tired: ({ place }) => `Aquí tus porteadores están cansados: ${place}.`,
    cargo: ({ cargo }) => `Llevas un ${cargo}.`,
    occupied: ({ ahu }) => `En ${ahu} ya hay un moái.`,
    due: ({ due }) => `Recursos pendientes: ${due}.`,
    noOffering: () => 'No puedes pagar ninguna de las ofrendas que quedan.',
    noPukao: () => 'No quedan pukao.',
    bare: ({ ahu }) => `En ${ahu} no hay ningún moái.`,
    capped: ({ ahu }) => `El moái de ${ahu} ya lleva un pukao.`,
    resources: ({ has, needs }) => `Tienes: ${has}; hacen falta: ${needs}.`,
    noStack: ({ offering }) => `${offering}: no queda ninguna que puedas tomar.`,
    noTile: ({ tile }) => `No tienes la loseta ${tile}.`,
    notTired: ({ place }) => `Aquí no tienes ningún porteador cansado: ${place}.`,
    price: ({ needs }) => `La ofrenda cuesta ahora ${needs} recursos.`,
    noSculptor: () => 'No tienes escultores.',
    owned: ({ improvement }) => `Ya tienes la mejora ${improvement}.`,
    begun: () => 'Ya estás tomando la ganancia: el trueque y las compras van antes o después.',
    enough: ({ most }) => `Tienes ${most} mejoras, y no se permiten más.`,
    tooHigh: ({ offering }) => `Has pagado por: ${offering}.`,
  },
};
export default es;
