import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Te damos la bienvenida a Giants. Los moáis se esculpen en la cantera iluminada y se llevan a los ahus, las plataformas de la costa. Cuanto más lejos, más prestigio dan. Nadie llega sin los demás.',
    },
    auction: {
      text: 'Los dados dicen qué moáis se pueden ganar esta ronda. Se puja en secreto: los marcadores (escudos) deciden quién elige primero, las piezas son escultores. Un trabajador o el hechicero cuenta 1, el jefe 3. En la próxima ronda vuelve todo.',
    },
    firstBid: { text: 'Quieres el moái de tamaño 2 y elegir antes que los demás.', task: 'Puja 1 marcador y el jefe.' },
    pickTwo: {
      text: 'Tú y Vakai habéis pujado un marcador cada uno, y tú vas antes en el orden: eliges primero.',
      task: 'Toma el moái de tamaño 2.',
    },
    placing: {
      text: 'Ahora se colocan piezas por turno. Servirán para el transporte: cada hexágono en que entra un moái debe dar tanta fuerza como su tamaño. Ayudan las piezas de todos los clanes, y también los troncos.',
    },
    village: {
      text: 'El hechicero hace además la acción de su hexágono. En la aldea consigues un trabajador más, para toda la partida.',
      task: 'Coloca el hechicero en la aldea, en D7.',
    },
    workerE9: {
      text: 'Tu moái necesita 2 en cada hexágono. En E9 ya está el trabajador de Vakai; con el tuyo son 2.',
      task: 'Coloca un trabajador en E9.',
    },
    workerE8: {
      text: 'En E8 Riro dejó un trabajador con un tronco. Un tronco tiene fuerza 1 y nunca cuesta nada.',
      task: 'Coloca un trabajador en E8.',
    },
    workerE7: {
      text: 'En E7 un ahu muestra 3 y 8: el número de la izquierda por el tamaño del moái es el prestigio. Para erigir allí necesitas una pieza tuya; el jefe de Riro hará el resto.',
      task: 'Coloca un trabajador en E7.',
    },
    tablet: {
      text: 'Te queda un marcador. Gástalo en media tablilla; vuelve en la próxima ronda. Las medias tablillas deshacen empates en la subasta, y cada par vale 3 puntos de prestigio.',
      task: 'Toma media tablilla.',
    },
    transport: {
      text: 'Ahora se transporta. Tus piezas y todos los troncos cargan gratis; otro clan gana 1 punto de prestigio por cada punto de fuerza de sus piezas que uses. Nadie puede negarse.',
    },
    erect: {
      text: 'Elige tu moái en la cantera: los hexágonos alcanzables se iluminan con su precio. E7 te da 3 × 2 = 6; Vakai y Riro reciben 1 cada uno por ayudar.',
      task: 'Lleva el moái de tamaño 2 a E7 y erígelo.',
    },
    erected: {
      text: 'Ya está en pie, sobre una base de tu clan: 6 puntos de prestigio. La partida acaba cuando alguien tiene un moái sobre cada una de sus bases.',
    },
    paid: {
      text: '¿Ves? Riro usó tu trabajador en E9, y tú ganas 1 punto de prestigio. Estar por donde pasan los demás da puntos.',
    },
    secondRound: {
      text: 'Nueva ronda: piezas y marcadores han vuelto, los troncos colocados se pierden. Los dados muestran 1, 2 y 3.',
    },
    secondBid: {
      text: 'Si cada cual puja un marcador, tu media tablilla te deja elegir primero. El otro marcador te hará falta.',
      task: 'Puja 1 marcador y 1 trabajador.',
    },
    pickOne: {
      text: 'Un escultor basta para un moái de tamaño 1. Para el 2 nadie tendrá bastantes: sale del juego.',
      task: 'Toma el moái de tamaño 1.',
    },
    headdress: {
      text: 'En el otro extremo de la isla está la cantera de tocados. Un tocado sobre un moái vale el número de la derecha de su ahu.',
      task: 'Coloca el hechicero en E1 y toma un tocado.',
    },
    workerC8: {
      text: 'Tu moái pequeño irá a C8, valor 3. Allí necesitas una pieza tuya.',
      task: 'Coloca un trabajador en C8.',
    },
    workerD8: {
      text: 'El camino pasa por E9, donde está Vakai, y por D8, donde no hay nadie.',
      task: 'Coloca un trabajador en D8.',
    },
    chief: {
      text: 'El jefe tiene fuerza 3. Por 2 medias tablillas también podría actuar como hechicero. Aquí solo alarga la cadena de Riro.',
      task: 'Coloca el jefe en E4.',
    },
    pass: { text: 'Guarda el marcador: protegerá tu tocado.', task: 'Pasa el turno.' },
    erectC8: { text: 'Vakai recibe 1 en E9; el resto es tuyo.', task: 'Lleva el moái a C8 y erígelo.' },
    mark: {
      text: 'Un tocado pesa 1. Hoy no pasa de E4: déjalo con tu marcador y nadie más podrá tocarlo.',
      task: 'Lleva el tocado a E4 y márcalo.',
    },
    keep: {
      text: 'Al final de la ronda puedes recuperar marcadores, pero entonces el objeto es de cualquiera.',
      task: 'Deja tu marcador sobre el tocado.',
    },
    thirdBid: {
      text: 'Los trabajadores son para el tocado. Puja solo el jefe: al elegir en último lugar tomas lo que los demás no pueden esculpir.',
      task: 'Puja solo el jefe.',
    },
    pickLast: { text: 'Los demás tenían un escultor cada uno. El 2 queda para ti.', task: 'Toma el moái de tamaño 2.' },
    reserve: {
      text: 'Junto a un ahu libre, el hechicero puede reservarlo: nadie más podrá erigir allí. E6 vale 4 y está en el camino del tocado.',
      task: 'Coloca el hechicero en E6 y reserva el ahu.',
    },
    workerE5: { text: 'El tocado espera en E4. Aún debe cruzar E5, E6 y E7.', task: 'Coloca un trabajador en E5.' },
    workerAgainE7: {
      text: 'Para coronar un moái necesitas una pieza tuya en su hexágono, como para erigir.',
      task: 'Coloca un trabajador en E7.',
    },
    workerAgainE9: {
      text: 'El último trabajador empieza la cadena de tu moái de tamaño 2.',
      task: 'Coloca un trabajador en E9.',
    },
    pair: { text: 'Una segunda media tablilla hace un par: 3 puntos de prestigio.', task: 'Toma media tablilla.' },
    cap: {
      text: 'Los tres hexágonos son tuyos: nadie más recibe puntos. El tocado cuenta 8 en E7.',
      task: 'Lleva el tocado a E7 y corona tu moái.',
    },
    capped: {
      text: '8 más al final de la partida, y el marcador vuelve: con él puedes marcar el moái que espera en la cantera.',
    },
    alone: {
      text: 'Ya lo has visto casi todo. Falta esto: los bosques dan troncos, la cabaña un marcador, y por media tablilla puedes mirar bajo un moái. Juega hasta el final: volveré cuando haya algo nuevo.',
    },
  },
  tips: {
    quarry: 'Tu moái se quedó en la cantera. Un marcador te lo guarda; si no, será de cualquiera.',
    crew: 'Dos equipos cuestan lo mismo: elige quién recibe los puntos. ¡Mejor que no sea quien va ganando!',
    recover: 'Recupera un marcador solo de lo que ya no quieras.',
    pick: 'Toma lo que puedas llevar: un moái grande pide fuerza en todas partes.',
    bid: 'Antes de pujar, piensa qué necesitarás luego en la isla.',
    logs: 'Tienes troncos: hasta dos van con un trabajador o el hechicero.',
    chief: 'Con 2 medias tablillas tu jefe puede actuar como hechicero.',
    place: 'Únete a las cadenas de otros y ponte por donde deben pasar.',
    transport: 'Elige un objeto para ver adónde puede ir. También puedes dejarlo en el camino o marcarlo.',
  },
};

export default words;
