import type en from './en.ts';

const words: typeof en = {
  keysText: 'Ogni mossa si può fare con la tastiera. Tab porta da una parte del tavolo alla successiva.',
  keyArrows: 'Frecce',
  keyList: {
    arrows: 'percorrere il tabellone',
    enter: 'scegliere ciò che è a fuoco',
    escape: 'lasciare una scelta, chiudere ciò che è aperto',
    m: 'elenco di tutte le tue mosse',
    l: 'cronaca',
    s: 'che cosa è successo dal tuo turno',
    t: 'chat',
    h: 'consiglio',
    u: 'ritira una mossa',
    help: 'questo elenco',
  },
};

export default words;
