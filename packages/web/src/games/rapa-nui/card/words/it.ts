import type en from './en.ts';

const words: typeof en = {
  pitch: 'Fai camminare le statue per l’isola, raccogli giunchi, uova, legno e perle e trasformali in offerte.',
  facts: 'Da 2 a 4 giocatori · circa un’ora',
  begins: 'Il primo ordine di turno è estratto a sorte all’inizio della partita.',
  options: {
    firstGame: { name: 'Prima partita', about: 'Più semplice: meno tipi di tessere ahu e niente tavolette rongo.' },
    offerings: { name: 'Offerte visibili', about: 'Tutti vedono quanto valgono le offerte degli altri.' },
  },
};

export default words;
