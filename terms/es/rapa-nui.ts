import type en from '../en/rapa-nui.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'space of the island': 'casilla, f.',
    figure: 'figura',
    villager: 'aldeano',
    'carrier on a space': 'porteador',
    'tired; gets up': 'cansado; se levanta',
    'crater; pukao (inv.), its quarry': 'cráter; cantera de pukao',
    column: 'columna',
    'place (in a column, on the track)': 'puesto',
    'order track': 'pista de orden',
    sizes: 'pequeño, mediano, grande',
    reed: 'junco, juncos',
    'egg, wood, pearl': 'huevos, madera (3 maderas), perlas',
    offering: 'ofrenda',
    'its five kinds': 'Cabaña, Gallina, Hacha, Barca, Collar',
    'ahu tile': 'loseta de ahu',
    'Rest, Barter, Thrift, Reinforcement': 'Descanso, Trueque, Ahorro, Refuerzo',
    'Abundance, Bonus, Favour': 'Abundancia, Suplemento, Favor',
    'Retraining, Helping hand': 'Reconversión, Una mano',
    'Exceptional offering': 'Ofrenda excepcional',
    improvement: 'mejora',
    'Fervent, Artist, Popular, Chief': 'Ferviente, Artista, Popular, Jefe',
    'Rongo tablet; to discard': 'tablilla rongo; descartar',
    'pay for crossing': 'peaje',
    'own board': 'tablero',
  },
  out: {
    'tierras?': 'casilla',
    'queridos?': 'Popular',
    conversión: 'Reconversión',
    'pollos?': 'Gallina',
    'sitios?': 'puesto',
    'mont(ón|ones)': 'pila',
    'provisi[oó]n\\w*': 'reserva general',
  },
};

export default terms;
