import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Ti diamo il benvenuto! Fondi un villaggio, costruisci moai e fai sacrifici, alcuni in segreto. Vince chi ha più gloria quando il mazzo finisce. La gloria viene da sacerdoti, moai, legno avanzato e carte sacrificio.',
    },
    columns: {
      text: 'Al centro ci sono quattro colonne; si prende solo la prima carta. Ogni turno va così: giochi dalla mano, riprendi carte fino ad averne tre, e l’ultima carta che scopri rende a tutto il tavolo.',
    },
    playPotato: {
      text: 'Hai in mano tre cacciatori-raccoglitori. Giocare una carta non costa nulla, e resta nel tuo villaggio.',
      task: 'Gioca la patata dolce dalla mano.',
    },
    takeWoodcutter: {
      text: 'Ora completa la mano. Guarda dietro la prima carta della terza colonna: un altro boscaiolo. Sarà scoperto quando avrai preso il primo, e renderà.',
      task: 'Prendi il boscaiolo della terza colonna.',
    },
    scoredWood: {
      text: 'È stato scoperto un boscaiolo: ogni villaggio riceve 1 legno per ogni suo boscaiolo. Ne avete uno a testa. Il legno qui paga quasi tutto.',
    },
    scoredPotato: {
      text: 'Vakai ha scoperto una patata dolce. Dà una carta sacrificio di quel tipo a chi ne ha una nel villaggio: a te, non a Vakai. Alla fine possono valere gloria.',
    },
    playWoodcutter: {
      text: 'Due boscaioli sono meglio di uno: chi ne ha almeno due, e più di chiunque altro, riceve 1 in più.',
      task: 'Gioca il boscaiolo.',
    },
    takeBerry: {
      text: 'Dietro la bacca della quarta colonna aspetta un boscaiolo. Scegli le carte anche per ciò che scoprono!',
      task: 'Prendi la bacca della quarta colonna.',
    },
    mostWood: { text: 'Due legni per i tuoi due boscaioli e uno in più per la maggioranza: 3 a te, 1 a Vakai.' },
    playTwo: {
      text: 'Cacciatori-raccoglitori dello stesso tipo si giocano insieme: due costano 1 legno, tre ne costano 2. Hai due bacche.',
      task: 'Scegli una bacca nella mano e giocale entrambe per 1 legno.',
    },
    takeMoai: {
      text: 'Hai giocato due carte, quindi ne prendi due. Rende solo la carta scoperta dall’ultima.',
      task: 'Prendi il moai della prima colonna.',
    },
    takePriest: {
      text: 'Dietro il sacerdote c’è di nuovo un boscaiolo.',
      task: 'Prendi il sacerdote della stessa colonna.',
    },
    playMoai: {
      text: 'Vakai ti ha procurato altro legno. Un moai costa 7 e alla fine vale 4 punti gloria. Inoltre dà inizio a un giro di sacrifici.',
      task: 'Costruisci il moai per 7 legni.',
    },
    hide: {
      text: 'Vakai ha messo una carta scoperta sulla pietra. Tu che costruisci ne metti una coperta. Alla fine si contano i tipi sulla pietra: il più frequente vale 3 punti gloria a carta, il successivo 2, poi 1.',
      task: 'Nascondi una tua carta sacrificio; va bene una carta pesce.',
    },
    offer: {
      text: 'Infine aggiungi una carta da una pila. Rendi prezioso ciò che avrai in abbondanza: i tuoi raccoglitori di bacche possono portare altre carte bacca.',
      task: 'Metti sulla pietra una carta bacca dalla sua pila.',
    },
    takeBesideMoai: {
      text: 'Torniamo alle colonne. Nella terza c’è un moai dietro la patata dolce, e solo tu ne hai costruito uno.',
      task: 'Prendi la patata dolce della terza colonna.',
    },
    choose: {
      text: 'Un moai scoperto dà 1 punto gloria o 1 legno per ogni tuo moai, tutto di un solo genere.',
      task: 'Scegli gloria o legno, come preferisci.',
    },
    buy: {
      text: 'Prima di giocare puoi comprare una carta sacrificio. Costa 5 legni, meno 1 per ogni cacciatore-raccoglitore del suo tipo nel villaggio: con due raccoglitori di bacche, una carta bacca costa solo 3.',
      task: 'Compra una carta bacca dalla sua pila.',
    },
    playPriest: {
      text: 'Dopo l’acquisto devi ancora giocare. Un sacerdote scoperto dà 1 punto gloria per ogni sacerdote del villaggio.',
      task: 'Gioca il tuo sacerdote.',
    },
    takeLast: {
      text: 'Alla prima colonna resta una sola carta. Una colonna vuota riceve subito quattro carte nuove, e l’ultima rende: vediamo che cosa arriva.',
      task: 'Prendi l’ultima carta della prima colonna.',
    },
    refilled: { text: 'Un sacerdote! 1 punto gloria per il tuo. Con uno solo non c’è maggioranza.' },
    sacrifice: {
      text: 'Ora ha costruito Vakai. Metti una carta scoperta sulla pietra: la perdi, ma il suo tipo acquista valore.',
      task: 'Sacrifica una carta; una carta bacca aiuta le altre tue carte bacca.',
    },
    ending: {
      text: 'La partita finisce subito quando il mazzo si esaurisce riempiendo una colonna. Si mostrano le carte nascoste e si conta: gloria, 4 per moai, 1 ogni 5 legni e le tue carte sacrificio.',
    },
    alone: {
      text: 'Hai visto quasi tutto. Resta questo: con tre moai in mano e meno di 7 legni ne togli uno dal gioco, e se una pila è vuota puoi prendere un altro tipo. Continua: tornerò quando ci sarà qualcosa di nuovo.',
    },
  },
  tips: {
    moai: 'Puoi permetterti un moai: 4 punti gloria alla fine, e altri ogni volta che si scopre un moai.',
    substitute: 'La pila è vuota: puoi prendere una carta di un altro tipo.',
    discard: 'Tre moai e meno di 7 legni: ne togli uno dal gioco.',
    sacrifice: 'Sacrifica ciò di cui abbondi: diventa più prezioso, e il resto lo tieni.',
    hide: 'Nessuno vede che cosa nascondi. Ricordalo, alla fine conta.',
    three: 'Tre di un tipo per 2 legni: un villaggio forte in un colpo, e tre carte nuove.',
    buy: 'Sotto ogni pila è scritto quanto ti costa una carta. Conviene comprare i tipi frequenti sulla pietra.',
    take: 'Indica una colonna per vedere che cosa renderebbe al tavolo la sua prima carta.',
    end: 'Il mazzo è quasi finito. Trasforma il legno in qualcosa di utile.',
  },
};

export default words;
