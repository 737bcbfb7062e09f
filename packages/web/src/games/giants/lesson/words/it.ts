import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Ti diamo il benvenuto in Giants. I moai si scolpiscono nella cava illuminata e si portano agli ahu, le piattaforme della costa. Più sono lontani, più prestigio rendono. Nessuno ci arriva senza gli altri.',
    },
    auction: {
      text: 'I dadi dicono quali moai si possono vincere in questo round. Si punta in segreto: i segnalini (scudi) decidono chi sceglie per primo, le pedine sono scultori. Un lavoratore o lo stregone vale 1, il capo 3. Al prossimo round torna tutto.',
    },
    firstBid: {
      text: 'Vuoi il moai di taglia 2, e scegliere prima degli altri.',
      task: 'Punta 1 segnalino e il capo.',
    },
    pickTwo: {
      text: 'Tu e Vakai avete puntato un segnalino a testa, e tu vieni prima: la scelta comincia da te.',
      task: 'Prendi il moai di taglia 2.',
    },
    placing: {
      text: 'Ora si piazzano le pedine a turno. Serviranno per il trasporto: ogni esagono in cui entra un moai deve dare tanta forza quanta è la sua taglia. Aiutano le pedine di tutti i clan, e anche i tronchi.',
    },
    village: {
      text: 'Lo stregone fa anche l’azione del suo esagono. Nel villaggio ti porta un lavoratore in più, per tutta la partita.',
      task: 'Piazza lo stregone nel villaggio, in D7.',
    },
    workerE9: {
      text: 'Il tuo moai richiede 2 in ogni esagono. In E9 c’è già un lavoratore di Vakai; con il tuo fa 2.',
      task: 'Piazza un lavoratore in E9.',
    },
    workerE8: {
      text: 'In E8 Riro ha lasciato un lavoratore con un tronco. Un tronco ha forza 1 e non costa mai nulla.',
      task: 'Piazza un lavoratore in E8.',
    },
    workerE7: {
      text: 'In E7 un ahu mostra 3 e 8: il numero a sinistra per la taglia del moai è il prestigio. Per erigere lì ti serve una tua pedina; il capo di Riro farà il resto.',
      task: 'Piazza un lavoratore in E7.',
    },
    tablet: {
      text: 'Ti resta un segnalino. Spendilo per una mezza tavoletta; torna al prossimo round. Le mezze tavolette decidono i pareggi all’asta, e ogni coppia vale 3 punti prestigio.',
      task: 'Prendi una mezza tavoletta.',
    },
    transport: {
      text: 'Ora si trasporta. Le tue pedine e tutti i tronchi portano gratis; un altro clan guadagna 1 punto prestigio per ogni unità di forza delle sue pedine che usi. Nessuno può rifiutare.',
    },
    erect: {
      text: 'Scegli il tuo moai nella cava: gli esagoni raggiungibili si accendono con il prezzo. E7 ti rende 3 × 2 = 6; Vakai e Riro ricevono 1 a testa per l’aiuto.',
      task: 'Porta il moai di taglia 2 in E7 ed erigilo.',
    },
    erected: {
      text: 'È in piedi, su una base del tuo clan: 6 punti prestigio. La partita finisce quando qualcuno ha un moai su ogni sua base.',
    },
    paid: {
      text: 'Vedi: Riro ha usato il tuo lavoratore in E9, e tu guadagni 1 punto prestigio. Stare dove passano gli altri rende punti.',
    },
    secondRound: {
      text: 'Un nuovo round: pedine e segnalini sono tornati, i tronchi piazzati sono persi. I dadi mostrano 1, 2 e 3.',
    },
    secondBid: {
      text: 'Se ogni clan punta un segnalino, la tua mezza tavoletta ti fa scegliere prima degli altri. L’altro segnalino ti servirà.',
      task: 'Punta 1 segnalino e 1 lavoratore.',
    },
    pickOne: {
      text: 'Uno scultore basta per un moai di taglia 1. Per il 2 nessuno avrà abbastanza scultori: esce dal gioco.',
      task: 'Prendi il moai di taglia 1.',
    },
    headdress: {
      text: 'All’altro capo dell’isola c’è la cava dei copricapi. Un copricapo su un moai vale il numero a destra del suo ahu.',
      task: 'Piazza lo stregone in E1 e prendi un copricapo.',
    },
    workerC8: {
      text: 'Il tuo piccolo moai andrà in C8, valore 3. Lì ti serve una tua pedina.',
      task: 'Piazza un lavoratore in C8.',
    },
    workerD8: {
      text: 'La via passa per E9, dove c’è Vakai, e per D8, dove non c’è nessuno.',
      task: 'Piazza un lavoratore in D8.',
    },
    chief: {
      text: 'Il capo ha forza 3. Per 2 mezze tavolette potrebbe anche agire come uno stregone. Qui prolunga la catena di Riro.',
      task: 'Piazza il capo in E4.',
    },
    pass: { text: 'Tieni il segnalino: proteggerà il tuo copricapo.', task: 'Passa il turno.' },
    erectC8: { text: 'Vakai riceve 1 in E9; il resto è tuo.', task: 'Porta il moai in C8 ed erigilo.' },
    mark: {
      text: 'Un copricapo pesa 1. Oggi non va oltre E4: lascialo con il tuo segnalino, così nessun altro lo tocca.',
      task: 'Porta il copricapo in E4 e marchialo.',
    },
    keep: {
      text: 'A fine round puoi riprendere i segnalini, ma allora l’oggetto è di chiunque.',
      task: 'Lascia il segnalino sul copricapo.',
    },
    thirdBid: {
      text: 'I lavoratori ti servono per il copricapo. Punta solo il capo: scegliendo per ultimo prendi ciò che gli altri non possono scolpire.',
      task: 'Punta solo il capo.',
    },
    pickLast: { text: 'Gli altri avevano uno scultore a testa. Il 2 resta a te.', task: 'Prendi il moai di taglia 2.' },
    reserve: {
      text: 'Accanto a un ahu libero lo stregone può riservarlo: nessun altro vi può erigere. E6 vale 4 ed è sulla via del copricapo.',
      task: 'Piazza lo stregone in E6 e riserva l’ahu.',
    },
    workerE5: {
      text: 'Il copricapo aspetta in E4. Deve ancora passare E5, E6 ed E7.',
      task: 'Piazza un lavoratore in E5.',
    },
    workerAgainE7: {
      text: 'Per incoronare un moai ti serve una tua pedina nel suo esagono, come per erigere.',
      task: 'Piazza un lavoratore in E7.',
    },
    workerAgainE9: {
      text: 'L’ultimo lavoratore comincia la catena per il tuo moai di taglia 2.',
      task: 'Piazza un lavoratore in E9.',
    },
    pair: {
      text: 'Una seconda mezza tavoletta fa una coppia: 3 punti prestigio.',
      task: 'Prendi una mezza tavoletta.',
    },
    cap: {
      text: 'I tre esagoni sono tuoi: nessun altro guadagna punti. Il copricapo conta 8 in E7.',
      task: 'Porta il copricapo in E7 e incorona il tuo moai.',
    },
    capped: {
      text: '8 in più alla fine della partita, e il segnalino torna: può marchiare il moai che aspetta nella cava.',
    },
    alone: {
      text: 'Hai visto quasi tutto. Resta questo: le foreste danno tronchi, la capanna un segnalino, e per una mezza tavoletta puoi guardare sotto un moai. Continua fino alla fine: tornerò quando ci sarà qualcosa di nuovo.',
    },
  },
  tips: {
    quarry: 'Il tuo moai è rimasto nella cava. Un segnalino te lo conserva; altrimenti è di chiunque.',
    crew: 'Due squadre costano uguale: scegli chi riceve i punti. Meglio non chi è in testa!',
    recover: 'Riprendi un segnalino solo da ciò che non vuoi più.',
    pick: 'Prendi ciò che puoi anche portare: un grande moai chiede forza ovunque.',
    bid: 'Prima di puntare, pensa a che cosa ti servirà poi sull’isola.',
    logs: 'Hai dei tronchi: fino a due vanno con un lavoratore o lo stregone.',
    chief: 'Con 2 mezze tavolette il tuo capo può agire come uno stregone.',
    place: 'Unisciti alle catene degli altri, e mettiti dove devono passare.',
    transport: 'Scegli un oggetto per vedere dove può andare. Puoi anche lasciarlo per via o marchiarlo.',
  },
};

export default words;
