import type en from './en.ts';

const words: typeof en = {
  pitch: 'Scolpisci i moai, forma con gli altri catene di portatori ed erigi i giganti sulle coste lontane.',
  facts: 'Da 3 a 5 giocatori · circa un’ora',
  begins: 'Il primo giocatore è estratto a sorte all’inizio della partita.',
  options: {
    quickStart: { name: 'Avvio rapido', about: 'Tutti cominciano con due lavoratori invece di uno.' },
    openScore: {
      name: 'Punteggio aperto',
      about: 'Un moai si conta quando viene eretto; il risultato finale è lo stesso.',
    },
    screens: { name: 'Schermi aperti', about: 'Tutti vedono la riserva degli altri.' },
    bases: { name: 'Basi visibili', about: 'Il colore sotto ogni moai si vede, così nessuno deve ricordarlo.' },
    ownBases: { name: 'Ricorda i tuoi', about: 'Nessuno vede quali moai sono i propri, come al tavolo.' },
  },
};

export default words;
