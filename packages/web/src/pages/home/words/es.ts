import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const words: typeof en = {
  tagline: 'Tres juegos de la Isla de Pascua: contra bots, alrededor de una misma pantalla o en línea.',
  playOnline: 'Jugar en línea',
  playOnlineText: 'Con gente de otros lugares, en tiempo real o por días.',
  today: 'La isla del día',
  todayText: 'Una partida al día, la misma para todos',
  settings: 'Ajustes',
  play: 'Jugar',
  against: ({ bots }) => plural(bots, { one: 'contra un bot', other: 'contra # bots' }),
  newTable: 'Nueva mesa',
  newTableOf: ({ game }) => `Nueva mesa: ${game}`,
  rules: 'Reglas',
  rulesOf: ({ game }) => `Reglas de ${game}`,
  learn: 'Aprender',
  learnGame: ({ game }) => `Aprender ${game} jugando`,
  practise: 'Jugar mejor',
  practiseGame: ({ game }) => `Jugar mejor a ${game}: cuatro ejercicios`,
  train: 'Ejercicios',
  trainGame: ({ game }) => `Ejercicios de partidas de ${game}`,

  firstPlay: ({ game }) => `¿${game} por primera vez?`,
  firstPlayText: 'Un guía puede enseñarte el juego mientras juegas. Lo encuentras en todo momento en Aprender.',
  playNow: 'Jugar ya',

  yourGames: 'Tus partidas',
  record: 'Tu balance',
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
  won: ({ names, n }) =>
    n === 0 ? 'No ganó nadie' : n === 1 ? `Ganó ${list(names)}` : `${list(names)} compartieron la victoria`,
  practice: 'Práctica',
  resume: 'Continuar',
  resumeGame: ({ game, names }) => `Continuar ${game} con ${names}`,
  analyse: 'Analizar',
  analyseGame: ({ game, names }) => `Analizar ${game} con ${names}`,
  replay: 'Ver de nuevo',
  replayGame: ({ game, names }) => `Ver de nuevo ${game} con ${names}`,
  export: ({ game, names }) => `Guardar ${game} con ${names} en un archivo`,
  delete: ({ game, names }) => `Eliminar ${game} con ${names}`,
  deleted: ({ game, names }) => `${game} con ${names}: partida eliminada.`,
  undo: 'Deshacer',
  import: 'Abrir un archivo de partida',
  dropHere: 'Suelta el archivo y Ahu abrirá la partida',
  imported: ({ file }) => `${file} está ahora entre tus partidas.`,
  open: 'Abrir',
  dismiss: 'Cerrar este mensaje',
  notImported: ({ file, reason }) => `${file} no se puede abrir. ${reason} Tus otras partidas están intactas.`,
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
  damagedMove: ({ move }) => `La jugada ${move} de su registro no concuerda con las reglas y la semilla.`,
  fault: ({ reason }) => `No se ha podido leer: ${reason}`,

  seats: 'Jugadores',
  nameOf: ({ seat }) => `Nombre en el asiento ${seat}`,
  sitterOf: ({ seat }) => `Quién ocupa el asiento ${seat}`,
  personAbout:
    'Alguien ante esta pantalla. Si sois varios, Ahu oculta los secretos cuando la pantalla cambia de manos.',
  whoBegins: 'Quién empieza',
  byLot: 'A suertes',
  noPerson: 'Aquí solo hay bots: los verás jugar.',
  start: 'Empezar',
  starting: 'Preparando la mesa…',
  about:
    'Ahu es libre y abierto. Las partidas en esta pantalla se quedan en este navegador, las mesas en línea en este servidor; no se envía nada a ningún otro sitio.',
};

export default words;
