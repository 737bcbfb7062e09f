import type en from './en.ts';

const words: typeof en = {
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Esculpe moáis, forma con los demás cadenas de porteadores y erige los gigantes en las costas lejanas.',
      facts: 'De 3 a 5 jugadores · una hora, más o menos',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch: 'Haz caminar las estatuas por la isla, reúne juncos, huevos, madera y perlas y conviértelos en ofrendas.',
      facts: 'De 2 a 4 jugadores · una hora, más o menos',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui: el juego de cartas',
      pitch:
        'Funda una aldea con cuatro columnas a la vista y sacrifica en secreto: lo que muchos dan se vuelve valioso.',
      facts: 'De 2 a 4 jugadores · media hora',
    },
  },
  person: 'Persona',
  levels: { novice: 'Bot: principiante', fair: 'Bot: aceptable', strong: 'Bot: fuerte', master: 'Bot: maestro' },
  levelAbout: {
    novice: 'Ve los puntos de la mesa y poco más. Bueno para una primera partida.',
    fair: 'Ha aprendido lo que vale una posición; responde en medio segundo.',
    strong: 'Piensa por adelantado, hasta un segundo por jugada.',
    master: 'Piensa hasta tres segundos por jugada y perdona poco.',
  },
  clans: { turtle: 'Tortuga', dolphin: 'Delfín', moray: 'Morena', octopus: 'Pulpo', frigate: 'Fragata' },
  begins: {
    giants: 'El primer jugador se sortea al empezar la partida.',
    'rapa-nui': 'El primer orden de turno se sortea al empezar la partida.',
    'rapa-nui-cards': 'Quien empieza tiene menos madera.',
  },
  options: 'Opciones',
  option: {
    quickStart: { name: 'Inicio rápido', about: 'Todos empiezan con dos trabajadores en vez de uno.' },
    openScore: { name: 'Puntuación abierta', about: 'Un moái puntúa al erigirse; el resultado final es el mismo.' },
    screens: { name: 'Biombos abiertos', about: 'Todos ven lo que los demás tienen en reserva.' },
    bases: { name: 'Bases a la vista', about: 'El color bajo cada moái se ve, y nadie tiene que recordarlo.' },
    firstGame: { name: 'Primera partida', about: 'Más sencilla: menos tipos de losetas de ahu y sin tablillas rongo.' },
    offerings: { name: 'Ofrendas a la vista', about: 'Todos ven cuánto valen las ofrendas de los demás.' },
    openHands: { name: 'Manos abiertas', about: 'Todos ven todas las manos.' },
  },
  boardFile: 'Un tablero propio',
  boardAbout:
    'Nuestro tablero es una reconstrucción. Quien tenga el juego impreso puede aportar el suyo en un archivo.',
  badTable: ({ reason }) => `No se puede preparar esta mesa: ${reason}`,
};

export default words;
