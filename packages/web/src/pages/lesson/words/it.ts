import type en from './en.ts';

const words: typeof en = {
  coach: 'La tua guida',
  learner: 'Tartaruga',
  next: 'Avanti',
  show: 'Fammi vedere',
  restart: 'Ricomincia',
  restartSure: 'Ricominciare davvero?',
  leave: 'Esci',
  progress: 'Avanzamento della lezione',
  notYet: 'Buona idea per dopo. Prima, però:',
  readFirst: 'Prima leggi qui, poi premi Avanti.',
  watch: 'Guarda che cosa fanno gli altri.',
  onYourOwn: 'Adesso la partita è tua. Chiedi un consiglio quando vuoi.',
  over: 'La partita è finita: l’hai giocata fino in fondo. Il foglio dei punti mostra da dove vengono.',
  exercise: ({ n, of }) => `Esercizio ${n} di ${of}.`,
  solved: 'Li hai risolti tutti. Ora provaci in una partita.',
};

export default words;
