import type en from './en.ts';

const words: typeof en = {
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Scolpisci i moai, forma con gli altri catene di portatori ed erigi i giganti sulle coste lontane.',
      facts: 'Da 3 a 5 giocatori · circa un’ora',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch: 'Fai camminare le statue per l’isola, raccogli giunchi, uova, legno e perle e trasformali in offerte.',
      facts: 'Da 2 a 4 giocatori · circa un’ora',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui: il gioco di carte',
      pitch:
        'Fonda un villaggio da quattro colonne scoperte e sacrifica in segreto: ciò che molti donano diventa prezioso.',
      facts: 'Da 2 a 4 giocatori · mezz’ora',
    },
  },
  person: 'Persona',
  levels: { novice: 'Bot: principiante', fair: 'Bot: discreto', strong: 'Bot: forte', master: 'Bot: maestro' },
  levelAbout: {
    novice: 'Vede i punti sul tavolo e poco altro. Adatto a una prima partita.',
    fair: 'Ha imparato quanto vale una posizione; risponde entro mezzo secondo.',
    strong: 'Pensa in anticipo, fino a un secondo per mossa.',
    master: 'Pensa fino a tre secondi per mossa e perdona poco.',
  },
  clans: { turtle: 'Tartaruga', dolphin: 'Delfino', moray: 'Murena', octopus: 'Polpo', frigate: 'Fregata' },
  begins: {
    giants: 'Il primo giocatore è estratto a sorte all’inizio della partita.',
    'rapa-nui': 'Il primo ordine di turno è estratto a sorte all’inizio della partita.',
    'rapa-nui-cards': 'Chi comincia ha meno legno.',
  },
  options: 'Opzioni',
  option: {
    quickStart: { name: 'Avvio rapido', about: 'Tutti cominciano con due lavoratori invece di uno.' },
    openScore: {
      name: 'Punteggio aperto',
      about: 'Un moai si conta quando viene eretto; il risultato finale è lo stesso.',
    },
    screens: { name: 'Schermi aperti', about: 'Tutti vedono la riserva degli altri.' },
    bases: { name: 'Basi visibili', about: 'Il colore sotto ogni moai si vede, così nessuno deve ricordarlo.' },
    firstGame: { name: 'Prima partita', about: 'Più semplice: meno tipi di tessere ahu e niente tavolette rongo.' },
    offerings: { name: 'Offerte visibili', about: 'Tutti vedono quanto valgono le offerte degli altri.' },
    openHands: { name: 'Mani scoperte', about: 'Tutti vedono le carte in mano a ciascuno.' },
  },
  boardFile: 'Un tabellone tuo',
  boardAbout: 'Il nostro tabellone è una ricostruzione. Chi possiede il gioco stampato può fornire il suo in un file.',
  badTable: ({ reason }) => `Non si può preparare questo tavolo: ${reason}`,
};

export default words;
