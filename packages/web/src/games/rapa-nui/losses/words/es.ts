import type en from './en.ts';

const words: typeof en = {
  moai: ({ what }) => `¿Pasar hasta el final de la ronda? Vuelven a la reserva general: ${what}.`,
  pass: '¿Pasar hasta el final de la ronda? Aún podrías transportar algo.',
  yes: 'Sí, pasar',
  no: 'No, esperar',
};

export default words;
