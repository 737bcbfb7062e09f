import type en from './en.ts';

const es: typeof en = {
  hold: ({ what }) => `Tus cartas de sacrificio de ese tipo serán: ${what}.`,
  village: ({ what }) => `En tu aldea habrá: ${what}.`,
  builds: ({ what }) => `El moái vale ${what} al final.`,
  discards: 'Un moái sale del juego, y conservas tu madera.',
  worth: ({ what, text }) => `Tal como está, tus cartas de sacrificio valdrán ${what}; ahora son ${text}.`,
  takes: ({ text }) => `Tomas en la mano: ${text}.`,
  gets: ({ what }) => `Recibes ${what}.`,
  affords: ({ what }) => `Con un moái en la mano y ${what} puedes construirlo en el próximo turno.`,
  spends: ({ what }) => `Te cuesta ${what}.`,
};
export default es;
