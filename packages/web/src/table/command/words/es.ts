import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('es');

const words: typeof english = {
  title: 'Órdenes',
  field: 'Jugada o pregunta',
  placeholder: 'una jugada, una pregunta o «ayuda»',
  send: 'Enviar',
  close: 'Cerrar las órdenes',
  played: ({ move }) => `Juegas: ${move}.`,
  which: ({ n }) => plural(n, { one: '# jugada se lee así:', other: '# jugadas se leen así. ¿Cuál?' }),
  more: ({ n }) => plural(n, { one: 'y # más', other: 'y # más' }),
  unknown: ({ text }) => `«${text}» no es ahora ni una jugada tuya ni una pregunta. Escribe «ayuda».`,
  notYours: 'Ahora no tienes ninguna jugada.',
  noneSo: 'Ninguna.',
  senseless: ({ about }) => `Aquí no se entiende. ${about}`,
  points: ({ name, n }) => `${name}: ${plural(n, { one: '# punto', other: '# puntos' })}.`,
  pointsKnown: ({ name, n }) =>
    `${name}: ${plural(n, { one: '# punto', other: '# puntos' })}, hasta donde puedes saber.`,
  pointsHidden: ({ name }) => `${name}: oculto.`,
  timeLeft: ({ name, time }) => `${name}: ${time}.`,
  noClock: 'Aquí no corre ningún reloj.',
  enter: 'Intro en la línea vacía: lo que sigue, si los bots te esperan',
  questions: {
    help: { words: 'ayuda h', about: 'ayuda: esta lista' },
    moves: { words: 'jugadas j', about: 'jugadas: tus jugadas por clase; «jugadas jefe» las que se leen así' },
    more: { words: 'más siguientes', about: 'más: las siguientes jugadas de la lista leída' },
    last: { words: 'último', about: 'último: lo último que pasó' },
    since: { words: 'novedades desde', about: 'novedades: lo que pasó desde tu turno' },
    log: { words: 'crónica', about: 'crónica 5: las últimas cinco frases' },
    score: { words: 'puntos marcador', about: 'puntos: los puntos de todos' },
    ask: { words: 'pregunta turno', about: 'turno: a quién le toca y qué se pregunta' },
    hint: { words: 'consejo', about: 'consejo: lo que haría un bot fuerte' },
    undo: { words: 'deshacer', about: 'deshacer: deshace tu última jugada' },
    me: { words: 'yo', about: 'yo: todo lo que tienes' },
    player: { words: 'jugador', about: 'Vakai, o jugador Vakai: todo lo que tiene Vakai, hasta donde puedes saber' },
    time: { words: 'tiempo reloj', about: 'tiempo: cuánto tiempo le queda a cada uno' },
    rule: { words: 'regla', about: 'regla G3.24: esa regla; «regla» sola: la que incumplió tu última jugada' },
  },
};

export default words;
