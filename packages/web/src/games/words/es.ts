import type en from './en.ts';

const words: typeof en = {
  person: 'Persona',
  levels: { novice: 'Bot: principiante', fair: 'Bot: aceptable', strong: 'Bot: fuerte', master: 'Bot: maestro' },
  levelAbout: {
    novice: 'Ve los puntos de la mesa y poco más. Bueno para una primera partida.',
    fair: 'Ha aprendido lo que vale una posición; responde en medio segundo.',
    strong: 'Piensa por adelantado, hasta un segundo por jugada.',
    master: 'Piensa hasta tres segundos por jugada y perdona poco.',
  },
  clans: { turtle: 'Tortuga', dolphin: 'Delfín', moray: 'Morena', octopus: 'Pulpo', frigate: 'Fragata' },
  options: 'Opciones',
  boardFile: 'Un tablero propio',
  boardAbout:
    'Nuestro tablero es una reconstrucción. Quien tenga el juego impreso puede aportar el suyo en un archivo.',
  badTable: ({ reason }) => `No se puede preparar esta mesa: ${reason}`,
};

export default words;
