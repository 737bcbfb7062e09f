import type en from '../en/rapa-nui.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'space of the island': 'casella, f.',
    figure: 'figura',
    villager: 'abitante',
    'carrier on a space': 'portatore',
    'tired; gets up': 'stanco; si rialza',
    'crater; pukao (inv.), its quarry': 'cratere; cava dei pukao',
    column: 'colonna',
    'place (in a column, on the track)': 'posto',
    'order track': 'tracciato dell’ordine',
    sizes: 'piccolo, medio, grande',
    reed: 'giunco, giunchi',
    'egg, wood, pearl': 'uova, legno (3 legni), perle',
    offering: 'offerta (never a bid)',
    'its five kinds': 'Capanna, Gallina, Ascia, Barca, Collana',
    'ahu tile': 'tessera ahu',
    'Rest, Barter, Thrift, Reinforcement': 'Riposo, Baratto, Risparmio, Rinforzo',
    'Abundance, Bonus, Favour': 'Abbondanza, Supplemento, Favore',
    'Retraining, Helping hand': 'Riconversione, Una mano',
    'Exceptional offering': 'Offerta eccezionale',
    improvement: 'miglioramento',
    'Fervent, Artist, Popular, Chief': 'Fervente, Artista, Popolare, Capo',
    'Rongo tablet; to discard': 'tavoletta rongo; scartare',
    'pay for crossing': 'pedaggio',
    'own board': 'plancia',
  },
  out: {
    'terr[ae]': 'casella',
    'cann[ae]': 'giunco',
    'premi[oi]?': 'Supplemento',
    conversione: 'Riconversione',
    'poll[oi]': 'Gallina',
    'ced(ere|i|e|uta)': 'scartare',
    'gir[oi]': 'round',
    '(nuovo|ultimo) turno|turno \\d|fine del turno di': 'round',
  },
};

export default terms;
