import type en from './en.ts';

const words: typeof en = {
  pieces: {
    fish: 'pescado',
    berry: 'baya',
    potato: 'batata',
    cereal: 'cereal',
    woodcutter: 'leñador',
    priest: 'sacerdote',
    moai: 'moái',
    's-berry': 'carta de sacrificio',
  },
  parts: {
    turn: {
      title: 'Tu turno',
      text: 'Si quieres, compra una carta de sacrificio: 5 maderas, menos 1 por cada cazador-recolector tuyo de su tipo. Luego juega de tu mano: una carta gratis, dos o tres cazadores-recolectores de un tipo por 1 o 2 maderas, o un moái por 7. Toma cartas de delante hasta tener tres; la carta que descubre la última se puntúa para todos.',
    },
    score: {
      title: 'La puntuación',
      text: 'Leñador: 1 madera por cada leñador tuyo. Sacerdote: 1 punto de gloria por cada sacerdote tuyo. Moái: 1 punto de gloria o 1 madera por cada moái tuyo. Cazador-recolector: una carta de sacrificio de su tipo si tienes uno. El único jugador con más que nadie, y al menos dos, recibe uno más.',
    },
    stone: {
      title: 'La piedra',
      text: 'Cuando se construye un moái, los demás ponen una carta de sacrificio boca arriba en la piedra; el constructor pone una boca abajo y añade una de una pila. Al final un tipo vale 3 por carta, menos 1 por cada cantidad mayor en la piedra.',
    },
    end: {
      title: 'El final',
      text: 'La partida acaba en cuanto rellenar una columna agota el mazo. Gloria, 4 por moái, 1 por cada 5 maderas y tus cartas de sacrificio.',
    },
  },
};

export default words;
