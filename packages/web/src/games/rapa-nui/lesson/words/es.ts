import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Te damos la bienvenida a Rapa Nui. Esculpes moáis y los llevas a los ahus de la costa, lo que da recursos. Con recursos compras ofrendas, y ganan las más valiosas. Empiezas con un recurso de cada tipo.',
    },
    draft: {
      text: 'En cada ahu hay una loseta: la recibe quien erige allí. Entre dos se reparten primero las cuatro sobrantes: empieza Vakai.',
    },
    draftThrift: {
      text: 'Ahorro te permite pagar 2 recursos en vez de 4 por una ofrenda. Buena loseta.',
      task: 'Elige Ahorro.',
    },
    placing: {
      text: 'También tienes Abundancia. Ahora se colocan figuras por turnos. Los aldeanos esculpen en las columnas de la cantera o transportan por la isla; el hechicero toma una estrella y decide el orden.',
    },
    columnOne: {
      text: 'Para esculpir hace falta alguien en la columna 1: uno allí hace un moái pequeño.',
      task: 'Coloca un aldeano en la columna 1 de la cantera.',
    },
    carrier: {
      text: 'Un moái sale del cráter, y cada casilla de su camino necesita un porteador, tuyo o de otro. Donde se erige, uno debe ser tuyo. La casilla iluminada da madera.',
      task: 'Coloca un aldeano en la casilla iluminada.',
    },
    secondCarrier: {
      text: 'Erigir cansa a un porteador. Un segundo en la misma casilla podrá coronar el moái en la misma ronda.',
      task: 'Coloca otro aldeano en la misma casilla.',
    },
    columnTwo: {
      text: 'Un escultor en la columna 1 y otro en la 2 hacen un moái mediano: 3 recursos en vez de 1.',
      task: 'Coloca un aldeano en la columna 2.',
    },
    sorcerer: {
      text: 'La primera estrella significa ir primero. Solo quien empieza la ronda no puede tomarla con su primerísima figura.',
      task: 'Coloca el hechicero en la primera estrella.',
    },
    sculpted: {
      text: 'Los escultores han acabado: un moái mediano para ti, uno pequeño para Vakai. Ahora se transporta, uno por turno.',
    },
    erect: {
      text: 'El camino pasa por dos casillas de Vakai, que recibe lo que muestran. Al llegar ganas 3 maderas y la loseta del ahu.',
      task: 'Lleva el moái mediano a tu casilla y erígelo.',
    },
    abundance: {
      text: 'Es el momento de Abundancia: 3 recursos más de esta casilla. Una loseta jugada se pierde.',
      task: 'Juega Abundancia.',
    },
    popular: {
      text: '¡7 maderas! En tu turno puedes comprar mejoras, tres de las cuatro por partida. Popular trae un quinto aldeano por 2 maderas.',
      task: 'Compra el quinto aldeano por 2 maderas.',
    },
    done: { text: 'Del ahu tienes Descanso, que levanta a un porteador cansado. Guárdalo.', task: 'Termina tu turno.' },
    cap: {
      text: 'Un pukao, el tocado rojo, sale de su cantera roja, junto a tu casilla. Coronar un moái, también de otro, te permite comprar una ofrenda.',
      task: 'Lleva un pukao a tu moái.',
    },
    boat: {
      text: 'Cuatro recursos iguales dan una Cabaña, una Gallina, una Barca o un Collar; uno de cada, un Hacha. Cuatro maderas son la Barca: 11 puntos.',
      task: 'Paga 4 maderas por la Barca.',
    },
    doneAgain: { text: 'Tu primera ofrenda. La siguiente de la pila vale algo menos.', task: 'Termina tu turno.' },
    pass: { text: 'No queda nada que convenga llevar.', task: 'Pasa el turno.' },
    secondRound: {
      text: 'Nueva ronda: las figuras han vuelto, y empiezas con cinco aldeanos. La última ronda es aquella tras la que no quedan más ahus libres que personas en la mesa.',
    },
    pearls: {
      text: 'Las perlas son lo más valioso y están lejos del cráter.',
      task: 'Coloca un aldeano en la casilla iluminada, la de las perlas.',
    },
    pearlsAgain: { text: 'Uno para erigir, otro para coronar.', task: 'Coloca otro aldeano allí.' },
    large: {
      text: 'Un escultor en cada una de las tres columnas hace un moái grande: 5 recursos.',
      task: 'Coloca un aldeano en la columna 1.',
    },
    largeTwo: {
      text: 'Vakai está otra vez en las casillas de tu camino: bueno para ambos.',
      task: 'Coloca un aldeano en la columna 2.',
    },
    largeThree: { text: 'En la columna 3 solo hay un puesto.', task: 'Coloca un aldeano en la columna 3.' },
    erectLarge: {
      text: 'El camino cruza la cantera de pukao, donde un porteador neutral no cuesta nada.',
      task: 'Lleva el moái grande a las perlas y erígelo en el ahu iluminado.',
    },
    chief: {
      text: '6 perlas. Por 3 puedes tener al jefe: se une a una columna cuando colocas una figura, y nunca se cansa.',
      task: 'Compra el jefe por 3 perlas.',
    },
    doneChief: { text: 'En el próximo turno coronarás este moái.', task: 'Termina tu turno.' },
    capPearl: { text: 'Tu segundo porteador allí sigue en pie.', task: 'Lleva un pukao a tu moái grande.' },
    thrift: {
      text: 'Con Ahorro bastan dos perlas para un Collar. Un recurso más caro siempre puede sustituir a otro más barato.',
      task: 'Juega Ahorro.',
    },
    necklace: { text: 'El mejor de su pila: 12 puntos.', task: 'Paga 2 perlas por el Collar.' },
    ending: {
      text: 'Al final cuentas tus ofrendas y 1 punto por recurso. Lo que no gastes vale poco: ¡corona a tiempo!',
    },
    alone: {
      text: 'Ya lo has visto casi todo. Falta esto: tu tablilla rongo puede ser una vez cualquier loseta, Trueque cambia recursos, y otras losetas hacen transportar al hechicero o a un escultor. Juega hasta el final: volveré cuando haya algo nuevo.',
    },
  },
  tips: {
    choose: 'Un moái cruzó tu casilla, que muestra varias ganancias: toma la que necesites.',
    gain: 'Aquí eliges qué ganas, o juegas una loseta para tener más.',
    exchange: 'Las pilas muestran lo de arriba. Gasta lo que más tengas.',
    sculpt: 'Refuerzo cuenta como un escultor más, en cualquier columna.',
    rest: 'Descanso levanta a un porteador cansado, que puede volver a erigir o coronar.',
    barter: 'Trueque cambia 3 recursos por otros 3: juncos por perlas.',
    chief: 'Tu jefe puede ir bajo una columna con una figura: elige antes la columna.',
    place: 'Piensa de atrás adelante: ¿dónde estará el moái, quién está en el camino, quién lo coronará?',
    improve: 'Puedes comprar una mejora. Cuanto antes, más tiempo ayuda.',
    transport: 'Elige qué llevar: se iluminan las metas, con el camino y su precio.',
  },
};

export default words;
