import type en from './en.ts';

const words: typeof en = {
  pieces: {
    reed: 'giunco',
    egg: 'uovo',
    wood: 'legno',
    pearl: 'perla',
    villager: 'abitante',
    sorcerer: 'stregone',
    chief: 'capo',
    moai: 'moai',
    pukao: 'pukao',
    rongo: 'tavoletta rongo',
  },
  parts: {
    goal: {
      title: 'Lo scopo',
      text: 'Erigi moai per avere risorse, incoronali per comprare offerte. Contano le offerte, 1 per risorsa, 3 per una tavoletta non usata e 3 per ogni Favore: vince chi ha più punti.',
    },
    place: {
      title: 'Il piazzamento',
      text: 'In ordine di turno, una figura alla volta: un abitante in una colonna della cava (scultore) o su una casella vuota o tua (portatore); lo stregone su una stella, che dà il prossimo ordine di turno. Scultori della colonna 1 fanno un moai piccolo, di 1 e 2 uno medio, di 1, 2 e 3 uno grande.',
    },
    carry: {
      title: 'Il trasporto',
      text: 'Un trasporto per turno, o passi. Un moai parte dal cratere, un pukao dalla sua cava, per caselle con un portatore. Le caselle altrui danno ai proprietari ciò che mostrano (un pukao: 1 giunco). Dove erigi o incoroni ti serve un portatore non stanco; si stanca. Erigere: la tessera dell’ahu, poi 1, 3 o 5 risorse. Incoronare: un’offerta per 4 giunchi, 4 uova, una di ogni tipo, 4 legni o 4 perle.',
    },
    end: {
      title: 'La fine',
      text: 'L’ultimo round è quello dopo il quale gli ahu liberi non superano i giocatori. Un tracciato tiene 10 di ogni risorsa. Puoi comprare tre miglioramenti. La tavoletta vale una volta come una tessera qualsiasi.',
    },
  },
};

export default words;
