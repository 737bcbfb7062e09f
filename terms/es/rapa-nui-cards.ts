import type en from '../en/rapa-nui-cards.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'village card of a type': 'recolector de pescado',
    'sacrifice card': 'carta de pescado (de sacrificio)',
    types: 'pescado, baya, batata, cereal',
    'woodcutter, priest': 'leñador, sacerdote',
    village: 'aldea',
    'column; front card': 'columna; carta de delante',
    deck: 'mazo',
    pile: 'pila',
    stone: 'piedra de sacrificio',
    'sacrifice round': 'ronda de sacrificios',
    'face up, face down': 'boca arriba, boca abajo',
    'to build a moai; builder': 'construir; constructor',
    'to score a card': 'puntuar, puntuación',
    majority: 'mayoría',
    wood: '3 maderas',
    glory: '3 puntos de gloria',
    'remove from the game': 'retirar del juego',
  },
  out: {
    'boniatos?': 'batata',
    'pez|peces': 'pescado',
    'mont(ón|ones)': 'pila',
    'a la vista': 'boca arriba',
    'levant(ar|a|as|ado)': 'construir',
    '\\d de madera': 'maderas',
    'repon\\w+|repuest\\w+': 'rellenar',
  },
};

export default terms;
