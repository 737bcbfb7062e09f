import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const words: typeof en = {
  analysisOf: ({ game }) => `Analisi di ${game}`,
  notOver: 'La partita non è finita',
  notOverText: 'Una partita si analizza quando è finita: prima sarebbe un consiglio.',
  fault: ({ why }) => `L’analisi si è fermata: ${why}`,
  retry: 'Riprova',

  lights: 'Giudica secondo',
  light: {
    seen: 'Ciò che vedevi',
    open: 'Tutte le carte',
  },
  lightAbout: {
    seen: 'Ogni decisione è giudicata secondo ciò che il suo giocatore sapeva allora.',
    open: 'Ogni decisione è giudicata secondo tutto ciò che era vero, anche se nascosto.',
  },

  firstLook: 'Un primo sguardo a ogni decisione…',
  closerLook: 'Uno sguardo più attento, prima le più costose…',
  paused: 'L’analisi è in pausa. Ciò che è stato trovato resta salvato.',
  finished: 'Tutte le decisioni sono giudicate.',
  pause: 'Pausa',
  goOn: 'Continua',
  cancel: 'Annulla',
  depth: 'Con quanta cura',
  depths: { quick: 'In fretta', usual: 'Come al solito', deep: 'A fondo' },
  depthAbout: 'Più lo sguardo è attento, più ci vuole. Gira in questo browser, anche senza rete.',
  start: 'Analizza',
  again: 'Analizza di nuovo',

  curve: 'Le probabilità di vincere di ognuno',
  curveAbout: 'Vai avanti con i tasti freccia, o trascina lungo la curva.',
  point: ({ when, items }) => `${when}: ${list(items)}`,
  moveNumber: ({ n }) => `Mossa ${n}`,
  share: ({ name, percent }) => `${name} ${percent}`,
  round: ({ n }) => `Round ${n}`,
  end: 'La fine',
  asTable: 'Come tabella',
  move: 'Mossa',
  event: 'Che cosa è successo',
  position: 'La posizione',
  previous: 'Indietro',
  next: 'Avanti',

  views: 'Parti dell’analisi',
  story: 'Svolte',
  decisions: 'Decisioni',
  players: 'Giocatori',

  storyWait: 'Le svolte si conoscono dopo un primo sguardo a ogni decisione.',
  storyPoint: ({ n, of }) => `Svolta ${n} di ${of}`,
  swing: ({ name, before, after }) => `${name}: ${before} → ${after}`,
  lucky: ({ name, percent }) => `La fortuna ha dato ${percent} a ${name}.`,
  unlucky: ({ name, percent }) => `La sfortuna ha tolto ${percent} a ${name}.`,
  look: 'Guarda questa decisione',

  verdict: { fine: 'Buona', inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
  cost: ({ percent }) => `È costata circa ${percent} di probabilità di vincere.`,
  costNothing: 'Non è costata nulla: non c’era una mossa migliore.',
  costLittle: 'Non è costata quasi nulla.',
  chance: ({ name, percent }) => `Prima, ${name} vinceva con una probabilità di circa ${percent}.`,
  where: ({ name, n }) => `${name}, mossa ${n}`,
  played: 'Che cosa è stato giocato',
  better: 'Che cosa era meglio',
  why: 'Perché',
  onlyBetter: 'Solo la mossa migliore fa questo:',
  explaining: 'Si cercano le ragioni…',
  showStep: ({ text }) => `Mostra sul tabellone: ${text}`,
  hidden: ({ name }) => `${name} fa una mossa che non si vede.`,
  back: 'Torna all’elenco',
  nextFault: 'La prossima dell’elenco',
  tryAgain: 'Riprova da qui',
  tryAgainAbout: ({ name }) => `Qui comincia una nuova partita: tu giochi per ${name}, i bot giocano per gli altri.`,

  seat: 'Di chi',
  everybody: 'Di tutti',
  which: 'Quali',
  faults: 'Ciò che è costato',
  allOf: 'Tutte',
  count: ({ n }) => plural(n, { none: 'Nessuna decisione', one: '# decisione', other: '# decisioni' }),
  more: 'Mostra altro',
  none: 'Non c’è nulla del genere.',
  noneYet: 'Non è stato ancora trovato nulla.',

  accuracy: 'Precisione',
  accuracyAbout: '100 è un gioco che non costa nulla.',
  skill: ({ percent }) => `Le sue decisioni sono costate ${percent} in tutto.`,
  luckGave: ({ percent }) => `La fortuna ha dato ${percent} in tutto.`,
  luckTook: ({ percent }) => `La sfortuna ha tolto ${percent} in tutto.`,
  luckEven: 'La fortuna è stata pari.',
  tally: ({ text, items }) => `${text}: ${items.join(', ')}.`,
  counted: {
    inaccuracy: ({ n }) => plural(n, { none: 'nessuna imprecisione', one: '# imprecisione', other: '# imprecisioni' }),
    mistake: ({ n }) => plural(n, { none: 'nessun errore', one: '# errore', other: '# errori' }),
    blunder: ({ n }) => plural(n, { none: 'nessun errore grave', one: '# errore grave', other: '# errori gravi' }),
  },
  style: 'Da dove vengono i punti',
  styleAbout:
    'Le barre sono i punti di questo giocatore, i segni ciò che i bot forti fanno in media con questo numero di giocatori.',
  source: 'Fonte',
  own: 'Punti',
  masters: 'Bot forti',
};

export default words;
