import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: '¡Hola! Fundas una aldea, construyes moáis y haces sacrificios, algunos en secreto. Gana quien tenga más gloria cuando se acabe el mazo. La gloria viene de sacerdotes, moáis, madera sobrante y cartas de sacrificio.',
    },
    columns: {
      text: 'En el centro hay cuatro columnas; solo se toma la carta de delante. Cada turno va igual: juegas de tu mano, vuelves a tomar hasta tener tres cartas, y la última carta que descubres puntúa para toda la mesa.',
    },
    playPotato: {
      text: 'Tienes tres cazadores-recolectores. Jugar una carta no cuesta nada, y se queda en tu aldea.',
      task: 'Juega la batata de tu mano.',
    },
    takeWoodcutter: {
      text: 'Ahora completa tu mano. Mira detrás de la carta de delante de la tercera columna: otro leñador. Quedará descubierto cuando tomes el primero, y puntuará.',
      task: 'Toma el leñador de la tercera columna.',
    },
    scoredWood: {
      text: 'Puntuó un leñador: cada cual recibe 1 madera por cada leñador de su aldea. Tú tienes uno, y Vakai también. La madera paga aquí casi todo.',
    },
    scoredPotato: {
      text: 'Vakai descubrió una batata. Da una carta de sacrificio de ese tipo a quien tenga una en su aldea: a ti, no a Vakai. Al final pueden valer gloria.',
    },
    playWoodcutter: {
      text: 'Dos leñadores son mejor que uno: quien tiene al menos dos, y más que nadie, recibe uno más.',
      task: 'Juega el leñador.',
    },
    takeBerry: {
      text: 'Detrás de la baya de la cuarta columna espera un leñador. ¡Elige también las cartas por lo que descubren!',
      task: 'Toma la baya de la cuarta columna.',
    },
    mostWood: { text: 'Dos maderas por tus dos leñadores y una más por la mayoría: 3 para ti, 1 para Vakai.' },
    playTwo: {
      text: 'Los cazadores-recolectores del mismo tipo se pueden jugar juntos: dos cuestan 1 madera, tres cuestan 2. Tienes dos bayas.',
      task: 'Elige una baya de tu mano y juega las dos por 1 madera.',
    },
    takeMoai: {
      text: 'Has jugado dos cartas, así que tomas dos. Solo puntúa la carta que descubre la última.',
      task: 'Toma el moái de la primera columna.',
    },
    takePriest: {
      text: 'Detrás del sacerdote hay otra vez un leñador.',
      task: 'Toma el sacerdote de la misma columna.',
    },
    playMoai: {
      text: 'Vakai te ha ayudado a tener más madera. Un moái cuesta 7 y al final vale 4 puntos de gloria. También empieza una ronda de sacrificios.',
      task: 'Construye el moái por 7 maderas.',
    },
    hide: {
      text: 'Vakai puso una carta boca arriba en la piedra. Tú, que construyes, pones una boca abajo. Al final se cuentan los tipos de la piedra: el más frecuente vale 3 puntos de gloria por carta, el siguiente 2, luego 1.',
      task: 'Esconde una de tus cartas de sacrificio; una de pescado está bien.',
    },
    offer: {
      text: 'Por último añades una carta de una pila. Haz valioso lo que tendrás en cantidad: tus recolectores de bayas pueden traer más cartas de baya.',
      task: 'Pon en la piedra una carta de baya de su pila.',
    },
    takeBesideMoai: {
      text: 'Volvamos a las columnas. En la tercera hay un moái detrás de la batata, y solo tú has construido uno.',
      task: 'Toma la batata de la tercera columna.',
    },
    choose: {
      text: 'Un moái que puntúa da 1 punto de gloria o 1 madera por cada moái que tengas, todo de una clase.',
      task: 'Elige gloria o madera, como quieras.',
    },
    buy: {
      text: 'Antes de jugar puedes comprar una carta de sacrificio. Cuesta 5 maderas, menos 1 por cada cazador-recolector de su tipo en tu aldea: con dos recolectores de bayas, una carta de baya cuesta solo 3.',
      task: 'Compra una carta de baya de su pila.',
    },
    playPriest: {
      text: 'Después de comprar aún tienes que jugar. Un sacerdote que puntúa da 1 punto de gloria por cada sacerdote de la aldea.',
      task: 'Juega tu sacerdote.',
    },
    takeLast: {
      text: 'A la primera columna le queda una carta. Una columna vacía recibe enseguida cuatro cartas nuevas, y la última puntúa: veamos qué sale.',
      task: 'Toma la última carta de la primera columna.',
    },
    refilled: { text: '¡Un sacerdote! 1 punto de gloria por el tuyo. Con uno solo no hay mayoría.' },
    sacrifice: {
      text: 'Ahora ha construido Vakai. Pones una carta boca arriba en la piedra: la pierdes, pero su tipo gana valor.',
      task: 'Sacrifica una carta; una carta de baya ayuda a tus otras cartas de baya.',
    },
    ending: {
      text: 'La partida acaba en cuanto el mazo se agota al rellenar una columna. Se muestran las cartas ocultas y se cuenta: gloria, 4 por moái, 1 por cada 5 maderas y tus cartas de sacrificio.',
    },
    alone: {
      text: 'Ya lo has visto casi todo. Falta esto: con tres moáis en la mano y menos de 7 maderas retiras uno del juego, y si una pila está vacía puedes tomar otro tipo. Sigue jugando: volveré cuando haya algo nuevo.',
    },
  },
  tips: {
    moai: 'Puedes pagar un moái: 4 puntos de gloria al final, y más cada vez que puntúe un moái.',
    substitute: 'La pila está vacía: puedes tomar una carta de otro tipo.',
    discard: 'Tres moáis y menos de 7 maderas: retiras uno del juego.',
    sacrifice: 'Sacrifica lo que tengas de sobra: cada carta de ese tipo valdrá más, y te quedas con el resto.',
    hide: 'Nadie ve lo que escondes. Recuérdalo, cuenta al final.',
    three: 'Tres de un tipo por 2 maderas: una aldea fuerte de golpe, y tres cartas nuevas.',
    buy: 'Bajo cada pila está lo que te cuesta una carta. Merecen la pena los tipos frecuentes en la piedra.',
    take: 'Señala una columna para ver qué daría a la mesa su carta de delante.',
    end: 'El mazo está casi agotado. Convierte la madera en algo útil.',
  },
};

export default words;
