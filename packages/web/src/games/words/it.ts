import type en from './en.ts';

const words: typeof en = {
  person: 'Persona',
  levels: { novice: 'Bot: principiante', fair: 'Bot: discreto', strong: 'Bot: forte', master: 'Bot: maestro' },
  levelAbout: {
    novice: 'Vede i punti sul tavolo e poco altro. Adatto a una prima partita.',
    fair: 'Ha imparato quanto vale una posizione; risponde entro mezzo secondo.',
    strong: 'Pensa in anticipo, fino a un secondo per mossa.',
    master: 'Pensa fino a tre secondi per mossa e perdona poco.',
  },
  clans: { turtle: 'Tartaruga', dolphin: 'Delfino', moray: 'Murena', octopus: 'Polpo', frigate: 'Fregata' },
  options: 'Opzioni',
  boardFile: 'Un tabellone tuo',
  boardAbout: 'Il nostro tabellone è una ricostruzione. Chi possiede il gioco stampato può fornire il suo in un file.',
  badTable: ({ reason }) => `Non si può preparare questo tavolo: ${reason}`,
};

export default words;
