import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const words: typeof en = {
  analysisOf: ({ game }) => `Análisis de ${game}`,
  notOver: 'La partida no ha terminado',
  notOverText: 'Una partida se analiza cuando ha terminado: antes sería un consejo.',
  fault: ({ why }) => `El análisis se ha detenido: ${why}`,
  retry: 'Intentarlo otra vez',

  lights: 'Juzgar según',
  light: {
    seen: 'Lo que veías',
    open: 'Todas las cartas',
  },
  lightAbout: {
    seen: 'Cada decisión se juzga por lo que su jugador sabía entonces.',
    open: 'Cada decisión se juzga por todo lo que era cierto, también lo oculto.',
  },

  firstLook: 'Un primer vistazo a cada decisión…',
  closerLook: 'Una mirada más atenta, primero lo más costoso…',
  paused: 'El análisis está en pausa. Lo encontrado queda guardado.',
  finished: 'Todas las decisiones están juzgadas.',
  pause: 'Pausa',
  goOn: 'Seguir',
  cancel: 'Cancelar',
  depth: 'Con cuánto detalle',
  depths: { quick: 'Rápido', usual: 'Como siempre', deep: 'A fondo' },
  depthAbout: 'Cuanto más atenta la mirada, más tarda. Funciona en este navegador, también sin red.',
  start: 'Analizar',
  again: 'Analizar de nuevo',

  curve: 'La probabilidad de ganar de cada uno',
  curveAbout: 'Avanza con las flechas del teclado, o arrastra por la curva.',
  point: ({ when, items }) => `${when}: ${list(items)}`,
  moveNumber: ({ n }) => `Jugada ${n}`,
  share: ({ name, percent }) => `${name} ${percent}`,
  round: ({ n }) => `Ronda ${n}`,
  end: 'El final',
  asTable: 'Como tabla',
  move: 'Jugada',
  event: 'Qué pasó',
  position: 'La posición',
  previous: 'Atrás',
  next: 'Adelante',

  views: 'Partes del análisis',
  story: 'Giros',
  decisions: 'Decisiones',
  players: 'Jugadores',

  storyWait: 'Los giros se conocen tras un primer vistazo a cada decisión.',
  storyPoint: ({ n, of }) => `Giro ${n} de ${of}`,
  swing: ({ name, before, after }) => `${name}: ${before} → ${after}`,
  lucky: ({ name, percent }) => `La suerte dio ${percent} a ${name}.`,
  unlucky: ({ name, percent }) => `La mala suerte quitó ${percent} a ${name}.`,
  look: 'Mirar esta decisión',

  verdict: { fine: 'Buena', inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  cost: ({ percent }) => `Costó cerca de ${percent} de la probabilidad de ganar.`,
  costNothing: 'No costó nada: no había mejor jugada.',
  costLittle: 'No costó casi nada.',
  chance: ({ name, percent }) => `Antes, ${name} ganaba con una probabilidad de cerca de ${percent}.`,
  where: ({ name, n }) => `${name}, jugada ${n}`,
  played: 'Lo que se jugó',
  better: 'Lo que era mejor',
  why: 'Por qué',
  onlyBetter: 'Solo la mejor jugada hace esto:',
  explaining: 'Buscando las razones…',
  showStep: ({ text }) => `Mostrar en el tablero: ${text}`,
  hidden: ({ name }) => `${name} hace una jugada que no se ve.`,
  back: 'Volver a la lista',
  nextFault: 'La siguiente de la lista',
  tryAgain: 'Probar otra vez desde aquí',
  tryAgainAbout: ({ name }) => `Aquí empieza una partida nueva: tú juegas por ${name}, los bots juegan por los demás.`,

  seat: 'De quién',
  everybody: 'De todos',
  which: 'Cuáles',
  faults: 'Lo que costó algo',
  allOf: 'Todas',
  count: ({ n }) => plural(n, { none: 'Ninguna decisión', one: '# decisión', other: '# decisiones' }),
  more: 'Mostrar más',
  none: 'No hay nada así.',
  noneYet: 'Aún no se ha encontrado nada.',

  accuracy: 'Precisión',
  accuracyAbout: '100 es un juego que no cuesta nada.',
  skill: ({ percent }) => `Sus decisiones costaron ${percent} en total.`,
  luckGave: ({ percent }) => `La suerte dio ${percent} en total.`,
  luckTook: ({ percent }) => `La mala suerte quitó ${percent} en total.`,
  luckEven: 'La suerte fue pareja.',
  tally: ({ text, items }) => `${text}: ${items.join(', ')}.`,
  counted: {
    inaccuracy: ({ n }) => plural(n, { none: 'ninguna imprecisión', one: '# imprecisión', other: '# imprecisiones' }),
    mistake: ({ n }) => plural(n, { none: 'ningún error', one: '# error', other: '# errores' }),
    blunder: ({ n }) => plural(n, { none: 'ningún error grave', one: '# error grave', other: '# errores graves' }),
  },
  style: 'De dónde vinieron los puntos',
  styleAbout:
    'Las barras son los puntos de este jugador, las marcas lo que hacen de media los bots fuertes con este número de jugadores.',
  source: 'Fuente',
  own: 'Puntos',
  masters: 'Bots fuertes',
};

export default words;
