import { listsOf, percentsOf, pluralsOf } from '../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');
const percent = percentsOf('es');

const words: typeof en = {
  loading: 'Preparando la mesa…',
  home: 'Al inicio',
  gone: 'Esta partida no está aquí',
  goneText: 'Quizá se borró o se jugó en otro navegador. Si tienes su archivo, ábrelo desde la página de inicio.',
  broken: 'No se puede abrir esta partida',
  brokenText: ({ why }) => `Sigue guardada en este navegador. Esto es lo que falló: ${why}`,

  yourTurn: 'Te toca',
  turnOf: ({ name }) => `Turno de ${name}`,
  thinks: ({ name }) => `${name} está pensando`,
  over: 'La partida ha terminado',
  looked: ({ n }) => plural(n, { one: '# línea de juego examinada', other: '# líneas de juego examinadas' }),
  leaning: ({ move }) => `se inclina por: ${move}`,
  playNow: 'Juega ya',
  actions: 'Mesa',
  undo: 'Deshacer',
  hint: 'Consejo',
  thoughts: 'Ideas',
  moves: 'Jugadas',
  log: 'Crónica',
  chat: 'Charla',
  since: 'Desde mi turno',
  news: 'Novedades',
  menu: 'Menú',
  pause: 'Pausa',
  goOn: 'Seguir',
  rules: 'Reglas',
  export: 'Guardar como archivo',
  settings: 'Ajustes',
  keys: 'Teclas',
  replay: 'Ver de nuevo',
  sheet: 'Hoja de puntos',
  leave: 'Dejar la mesa',
  endGame: 'Terminar antes la partida',
  close: 'Cerrar',

  undoStop: {
    nothing: 'No tienes nada que deshacer.',
    shown: 'Desde entonces se ha revelado algo: un dado, una carta o una puja. Lo que se sabe no se puede deshacer.',
    answered: 'Alguien ha jugado desde entonces, así que tu jugada queda hecha.',
  },
  refused: 'Las reglas no lo permiten',
  readRule: ({ rule }) => `Regla ${rule}`,
  botTrouble: ({ name, why }) => `${name} no puede jugar: ${why}`,
  hintTrouble: ({ why }) => `No hay consejo: ${why}`,
  retry: 'Reintentar',
  unsaved: ({ why }) =>
    `Este navegador no ha podido guardar la última jugada. Puedes seguir, pero guarda la partida en un archivo antes de cerrar la página. El navegador dice: ${why}`,

  takeScreen: ({ name }) => `${name}, toma la pantalla`,
  takeScreenText: 'Los demás miran a otro lado. No se ve nada hasta que tú lo digas.',
  ready: ({ name }) => `Soy ${name}`,
  takeBackAs: ({ name }) => `${name} deshace su última jugada`,

  filter: 'Buscar una jugada',
  noMoves: 'Ahora no tienes ninguna jugada.',
  noMatch: 'Ninguna jugada coincide.',
  moreMoves: ({ n }) => plural(n, { one: '# más: escribe para acotar', other: '# más: escribe para acotar' }),
  movesCount: ({ n }) => plural(n, { one: '# jugada', other: '# jugadas' }),

  round: ({ n }) => `Ronda ${n}`,
  noLog: 'Todavía no ha pasado nada.',
  noNews: 'Nadie más ha jugado desde tu último turno.',
  step: ({ n, of }) => `${n} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  backToNow: 'Volver al juego',

  hintAbout: 'Lo que haría un bot fuerte en tu lugar y qué parte de la victoria espera de ello.',
  thoughtsAbout: ({ name }) =>
    `Lo que sopesa ${name}, hasta donde todos pueden saberlo, y qué parte de la victoria espera de ello.`,
  hintNotNow: 'Hay consejo cuando tienes algo que decidir.',
  worth: ({ share }) => percent(share),
  visits: ({ n }) => plural(n, { one: 'probada una vez', other: 'probada # veces' }),
  playIt: 'Jugar',
  enough: 'Basta',
  weighing: 'Se sopesan las jugadas…',

  noWinner: 'No ha ganado nadie',
  endedAs: { agreed: 'De común acuerdo, la partida terminó aquí.', conceded: 'No todos jugaron hasta el final.' },
  winner: ({ names, n }) => (n === 1 ? `Gana ${list(names)}` : `${list(names)} comparten la victoria`),
  source: 'Origen',
  total: 'Total',
  bySource: 'De dónde salieron los puntos',
  course: 'Cómo cambió la ventaja',
  courseText: 'Los puntos a lo largo de la partida, contados como si hubiera terminado ahí.',
  asTable: 'Como tabla',
  ply: 'Jugada',
  rematch: 'Jugar otra vez',
};

export default words;
