import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Ti diamo il benvenuto a Rapa Nui. Scolpisci moai e li porti agli ahu della costa, e questo dà risorse. Le risorse comprano offerte, e vincono le offerte più preziose. Cominci con una risorsa di ogni tipo.',
    },
    draft: {
      text: 'Su ogni ahu c’è una tessera: la riceve chi vi erige. In due ci si divide prima le quattro tessere avanzate: comincia Vakai.',
    },
    draftThrift: {
      text: 'Risparmio ti fa pagare 2 risorse invece di 4 per un’offerta. Una buona tessera.',
      task: 'Scegli Risparmio.',
    },
    placing: {
      text: 'Hai anche Abbondanza. Ora si piazzano le figure a turno. Gli abitanti scolpiscono nelle colonne della cava o trasportano sull’isola; lo stregone prende una stella e decide l’ordine.',
    },
    columnOne: {
      text: 'Per scolpire serve qualcuno nella colonna 1: uno solo fa un moai piccolo.',
      task: 'Piazza un abitante nella colonna 1 della cava.',
    },
    carrier: {
      text: 'Un moai parte dal cratere, e ogni casella del suo cammino deve avere un portatore, tuo o di un altro. Dove si erige, uno dev’essere tuo. La casella illuminata dà legno.',
      task: 'Piazza un abitante sulla casella illuminata.',
    },
    secondCarrier: {
      text: 'Erigere stanca un portatore. Un secondo sulla stessa casella potrà incoronare il moai nello stesso round.',
      task: 'Piazza un altro abitante sulla stessa casella.',
    },
    columnTwo: {
      text: 'Uno scultore nella colonna 1 e uno nella 2 fanno un moai medio: 3 risorse invece di 1.',
      task: 'Piazza un abitante nella colonna 2.',
    },
    sorcerer: {
      text: 'La prima stella vuol dire cominciare. Solo il primo giocatore non può prenderla con la sua primissima figura.',
      task: 'Piazza lo stregone sulla prima stella.',
    },
    sculpted: {
      text: 'Gli scultori hanno finito: un moai medio per te, uno piccolo per Vakai. Ora si trasporta, uno per volta.',
    },
    erect: {
      text: 'La via passa per due caselle di Vakai, che riceve ciò che mostrano. All’arrivo hai 3 legni e la tessera dell’ahu.',
      task: 'Porta il moai medio sulla tua casella ed erigilo.',
    },
    abundance: {
      text: 'È il momento di Abbondanza: 3 risorse in più di questa casella. Una tessera giocata è persa.',
      task: 'Gioca Abbondanza.',
    },
    popular: {
      text: '7 legni! Nel tuo turno puoi comprare miglioramenti, tre dei quattro a partita. Popolare porta un quinto abitante per 2 legni.',
      task: 'Compra il quinto abitante per 2 legni.',
    },
    done: {
      text: 'Dall’ahu hai Riposo, che rialza un portatore stanco. Tienilo per dopo.',
      task: 'Termina il tuo turno.',
    },
    cap: {
      text: 'Un pukao, il copricapo rosso, parte dalla sua cava rossa, accanto alla tua casella. Incoronare un moai, anche di un altro, ti permette di comprare un’offerta.',
      task: 'Porta un pukao al tuo moai.',
    },
    boat: {
      text: 'Quattro risorse uguali danno una Capanna, una Gallina, una Barca o una Collana; una di ogni tipo, un’Ascia. Quattro legni sono la Barca: 11 punti.',
      task: 'Paga 4 legni per la Barca.',
    },
    doneAgain: {
      text: 'La tua prima offerta. La prossima della pila vale un po’ meno.',
      task: 'Termina il tuo turno.',
    },
    pass: { text: 'Non resta nulla da portare con profitto.', task: 'Passa il turno.' },
    secondRound: {
      text: 'Un nuovo round: le figure sono tornate, e tu cominci con cinque abitanti. L’ultimo round è quello dopo il quale gli ahu liberi non superano le persone al tavolo.',
    },
    pearls: {
      text: 'Le perle valgono più di tutto e stanno lontano dal cratere.',
      task: 'Piazza un abitante sulla casella illuminata, quella delle perle.',
    },
    pearlsAgain: { text: 'Uno per erigere, uno per incoronare.', task: 'Piazzane lì un altro.' },
    large: {
      text: 'Uno scultore in ciascuna delle tre colonne fa un moai grande: 5 risorse.',
      task: 'Piazza un abitante nella colonna 1.',
    },
    largeTwo: {
      text: 'Vakai sta di nuovo sulle caselle della tua via: un bene per entrambi.',
      task: 'Piazza un abitante nella colonna 2.',
    },
    largeThree: { text: 'Nella colonna 3 c’è un solo posto.', task: 'Piazza un abitante nella colonna 3.' },
    erectLarge: {
      text: 'La via attraversa la cava dei pukao, dove un portatore neutrale non costa nulla.',
      task: 'Porta il moai grande alle perle ed erigilo sull’ahu illuminato.',
    },
    chief: {
      text: '6 perle. Per 3 puoi avere il capo: si unisce a una colonna quando piazzi una figura, e non si stanca mai.',
      task: 'Compra il capo per 3 perle.',
    },
    doneChief: { text: 'Al tuo prossimo turno incoronerai questo moai.', task: 'Termina il tuo turno.' },
    capPearl: { text: 'Il tuo secondo portatore lì è ancora in piedi.', task: 'Porta un pukao al tuo moai grande.' },
    thrift: {
      text: 'Con Risparmio bastano due perle per una Collana. Una risorsa più cara può sempre sostituirne una più economica.',
      task: 'Gioca Risparmio.',
    },
    necklace: { text: 'La migliore della sua pila: 12 punti.', task: 'Paga 2 perle per la Collana.' },
    ending: {
      text: 'Alla fine conti le offerte e 1 punto per risorsa. Ciò che non spendi vale poco: incorona in tempo!',
    },
    alone: {
      text: 'Hai visto quasi tutto. Resta questo: la tua tavoletta rongo può essere una volta qualsiasi tessera, Baratto scambia risorse, e altre tessere fanno trasportare lo stregone o uno scultore. Continua fino alla fine: tornerò quando ci sarà qualcosa di nuovo.',
    },
  },
  tips: {
    choose: 'Un moai ha attraversato la tua casella, che mostra più guadagni: prendi quello che ti serve.',
    gain: 'Qui scegli che cosa guadagni, o giochi una tessera per avere di più.',
    exchange: 'Le pile mostrano la cima. Spendi ciò che hai di più.',
    sculpt: 'Rinforzo vale uno scultore in più, in qualsiasi colonna.',
    rest: 'Riposo rialza un portatore stanco, che può di nuovo erigere o incoronare.',
    barter: 'Baratto cambia 3 risorse in altre 3: giunchi in perle.',
    chief: 'Il tuo capo può andare sotto una colonna con una figura: scegli prima la colonna.',
    place: 'Ragiona a ritroso: dove starà il moai, chi è sulla via, chi lo incoronerà?',
    improve: 'Puoi comprare un miglioramento. Prima lo compri, più a lungo ti serve.',
    transport: 'Scegli che cosa portare: le mete si accendono, con la via e il prezzo.',
  },
};

export default words;
