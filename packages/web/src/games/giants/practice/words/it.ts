import type en from './en.ts';

const words: typeof en = {
  chain: {
    text: 'Il tuo moai di taglia 2 richiede 2 di forza in ogni esagono in cui entra. E9 ed E8 ne hanno 2; in E7 c’è solo il tuo lavoratore.',
    task: 'Piazza il tuo ultimo lavoratore dove il moai rende di più.',
    right:
      'E7 ha ora 2 di forza e una tua pedina: 3 × 2 = 6 punti prestigio. Una catena è forte quanto il suo esagono più debole.',
    wrong: 'Da lì il moai arriva a un ahu peggiore, o a nessuno. Quale esagono della catena è troppo debole?',
  },
  toll: {
    text: 'Il capo di Vakai aspetta in D8. Il moai di taglia 2 di Riro ha un lavoratore in E9.',
    task: 'Piazza un lavoratore dove passeranno entrambi i moai.',
    right:
      'E9 porta dalla cava a tutti e due. A Riro manca lì 1 di forza, e Vakai non ha nessuno: ogni volta che il tuo lavoratore porta, guadagni 1 punto.',
    wrong: 'Lì nessuno deve passare, o dai più del necessario. Quale esagono accanto alla cava serve a entrambi?',
  },
  bid: {
    text: 'Vuoi il moai di taglia 3. Tutti hanno 2 segnalini, e solo tu hai una mezza tavoletta.',
    task: 'Punta in modo da scegliere di sicuro prima degli altri e poterlo prendere, e tieni il resto.',
    right:
      'Nessuno può puntare più di 2 segnalini, e la mezza tavoletta decide il pareggio. Il capo vale tre scultori: i lavoratori restano liberi.',
    wrong:
      'Un altro clan potrebbe scegliere prima di te, il 3 sarebbe troppo grande, o punti pedine che servono sull’isola.',
  },
  crew: {
    text: 'Il tuo moai entra in E9 e richiede 1 di forza, di Vakai o di Riro. Vakai ha 2 punti prestigio, Riro 1.',
    task: 'Scegli chi riceve il punto.',
    right: 'Riro è indietro: lì il punto fa meno danno, e il tuo moai arriva altrettanto lontano.',
    wrong: 'Vakai è davanti a Riro. Chi dei due non deve averne di più?',
  },
};

export default words;
