import type en from './en.ts';

const words: typeof en = {
  pieces: {
    fish: 'pesce',
    berry: 'bacca',
    potato: 'patata dolce',
    cereal: 'cereale',
    woodcutter: 'boscaiolo',
    priest: 'sacerdote',
    moai: 'moai',
    's-berry': 'carta sacrificio',
  },
  parts: {
    turn: {
      title: 'Il tuo turno',
      text: 'Se vuoi, compra una carta sacrificio: 5 legni, meno 1 per ogni tuo cacciatore-raccoglitore del suo tipo. Poi gioca dalla mano: una carta gratis, due o tre cacciatori-raccoglitori di un tipo per 1 o 2 legni, o un moai per 7. Prendi la prima carta delle colonne finché ne hai tre; la carta scoperta dall’ultima si valuta per tutti.',
    },
    score: {
      title: 'La valutazione',
      text: 'Boscaiolo: 1 legno per ogni tuo boscaiolo. Sacerdote: 1 punto gloria per ogni tuo sacerdote. Moai: 1 punto gloria o 1 legno per ogni tuo moai. Cacciatore-raccoglitore: una carta sacrificio del suo tipo se ne hai uno. L’unico giocatore con il maggior numero, almeno due, ne riceve uno in più.',
    },
    stone: {
      title: 'La pietra',
      text: 'Quando si costruisce un moai, gli altri posano una carta sacrificio scoperta sulla pietra; il costruttore ne posa una coperta e ne aggiunge una da una pila. Alla fine un tipo vale 3 a carta, meno 1 per ogni numero più alto sulla pietra.',
    },
    end: {
      title: 'La fine',
      text: 'La partita finisce subito quando riempire una colonna esaurisce il mazzo. Gloria, 4 per moai, 1 ogni 5 legni e le tue carte sacrificio.',
    },
  },
};

export default words;
