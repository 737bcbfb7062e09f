import { listsOf, pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const words: typeof en = {
  tagline: 'Tres juegos de la Isla de Pascua: contra bots, alrededor de una misma pantalla o en línea.',
  playOnline: 'Jugar en línea',
  playOnlineText: 'Con gente de otros lugares, en vivo o a lo largo de días.',
  settings: 'Ajustes',
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Talla moáis, forma con los demás cadenas de porteadores y levanta los gigantes en las costas lejanas.',
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
  play: 'Jugar',
  against: ({ bots }) => plural(bots, { one: 'contra un bot', other: 'contra # bots' }),
  newTable: 'Nueva mesa',
  newTableOf: ({ game }) => `Nueva mesa: ${game}`,
  rules: 'Reglas',
  rulesOf: ({ game }) => `Reglas de ${game}`,
  learn: 'Aprender',
  learnGame: ({ game }) => `Aprender ${game} jugando`,

  yourGames: 'Tus partidas',
  inProgress: 'En curso',
  finished: 'Terminadas',
  loading: 'Buscando tus partidas…',
  noGames: 'Todavía no hay partidas',
  noGamesText:
    'Lo que juegas se guarda en este navegador tras cada jugada. También puedes soltar un archivo de partida en cualquier lugar de esta página.',
  noStore: ({ reason }) =>
    `Este navegador no deja que Ahu guarde partidas, así que la próxima vez aquí no habrá nada. Esto es lo que dice: ${reason}`,
  moves: ({ count }) => plural(count, { one: '# jugada', other: '# jugadas' }),
  players: ({ names }) => list(names),
  resume: 'Continuar',
  resumeGame: ({ game, names }) => `Continuar ${game} con ${names}`,
  replay: 'Repasar',
  replayGame: ({ game, names }) => `Repasar ${game} con ${names}`,
  export: ({ game, names }) => `Guardar ${game} con ${names} en un archivo`,
  delete: ({ game, names }) => `Eliminar ${game} con ${names}`,
  deleted: ({ game, names }) => `${game} con ${names}: partida eliminada.`,
  undo: 'Deshacer',
  import: 'Abrir un archivo de partida',
  dropHere: 'Suelta el archivo y Ahu abrirá la partida',
  imported: ({ file }) => `${file} está ahora entre tus partidas.`,
  open: 'Abrir',
  dismiss: 'Cerrar este mensaje',
  notImported: ({ file, reason }) => `${file} no se ha admitido. ${reason} Tus otras partidas están intactas.`,
  damage: {
    large: 'Es más grande de lo que puede ser una partida.',
    text: 'Su texto está cortado o no es JSON.',
    document: 'No es un archivo de partida de Ahu, o le faltan partes.',
    game: 'Pertenece a un juego que Ahu no conoce.',
    version: 'Se jugó con otra versión de las reglas.',
    seats: 'Su lista de jugadores es incorrecta.',
    options: 'Las opciones de su mesa son incorrectas.',
    seed: 'Su semilla, que decide todo el azar, es incorrecta.',
  },
  damagedMove: ({ move }) => `La jugada ${move} de su registro no se sigue de las reglas y la semilla.`,
  fault: ({ reason }) => `No se ha podido leer: ${reason}`,

  seats: 'Jugadores',
  nameOf: ({ seat }) => `Nombre en el asiento ${seat}`,
  sitterOf: ({ seat }) => `Quién ocupa el asiento ${seat}`,
  person: 'Persona',
  personAbout:
    'Alguien ante esta pantalla. Si sois varios, Ahu oculta los secretos cuando la pantalla cambia de manos.',
  levels: { novice: 'Bot: principiante', fair: 'Bot: aceptable', strong: 'Bot: fuerte', master: 'Bot: maestro' },
  levelAbout: {
    novice: 'Ve los puntos de la mesa y poco más. Bueno para una primera partida.',
    fair: 'Ha aprendido lo que vale una posición; responde en medio segundo.',
    strong: 'Piensa por adelantado, hasta un segundo por jugada.',
    master: 'Piensa hasta tres segundos por jugada y perdona poco.',
  },
  clans: { turtle: 'Tortuga', dolphin: 'Delfín', moray: 'Morena', octopus: 'Pulpo', frigate: 'Fragata' },
  whoBegins: 'Quién empieza',
  byLot: 'A suertes',
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
    firstGame: { name: 'Primera partida', about: 'Más sencilla: menos tipos de losetas de ahu y sin tablillas Rongo.' },
    offerings: { name: 'Ofrendas a la vista', about: 'Todos ven cuánto valen las ofrendas de los demás.' },
    openHands: { name: 'Manos abiertas', about: 'Todos ven todas las manos.' },
  },
  boardFile: 'Un tablero propio',
  boardAbout:
    'Nuestro tablero es una reconstrucción. Quien tenga el juego impreso puede aportar el suyo en un archivo.',
  badTable: ({ reason }) => `Esta mesa no se puede poner: ${reason}`,
  noPerson: 'Aquí solo hay bots: los verás jugar.',
  start: 'Empezar',
  starting: 'Poniendo la mesa…',
  about:
    'Ahu es libre y abierto. Las partidas en esta pantalla se quedan en este navegador, las mesas en línea en este servidor; no pide nada a ninguna otra dirección.',
};

export default words;
