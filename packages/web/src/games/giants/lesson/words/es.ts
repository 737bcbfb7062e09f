import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Te damos la bienvenida a Giants. Los moai se tallan en la cantera del este y se llevan a los ahus, las plataformas de la costa. El número izquierdo del ahu por el tamaño del moai es tu prestigio: lejos vale más. Nadie llega sin los demás.',
    },
    auction: {
      text: 'Una ronda empieza con los dados: dicen qué moai se pueden ganar. Se puja en secreto. Los marcadores deciden quién elige primero; las piezas son escultores: un obrero o el hechicero cuenta 1, el jefe 3. Lo pujado solo falta en esta ronda.',
    },
    firstBid: { text: 'Quieres el moai de tamaño 2 y elegir antes que los demás.', task: 'Puja 1 marcador y el jefe.' },
    pickTwo: {
      text: 'Tú y Vakai habéis pujado un marcador, y tú vas antes en el orden: eliges primero.',
      task: 'Toma el moai de tamaño 2.',
    },
    placing: {
      text: 'Ahora se colocan piezas por turno. Ellas cargarán: cada hexágono en que entra un moai debe dar tanta fuerza como su tamaño. Ayudan las piezas de todos los clanes, y también los troncos.',
    },
    village: {
      text: 'El hechicero hace además la acción de su hexágono. En la aldea consigues un obrero más, para toda la partida.',
      task: 'Coloca el hechicero en la aldea, en D7.',
    },
    workerE9: {
      text: 'Tu moai necesita 2 en cada hexágono. En E9 ya está el obrero de Vakai; con el tuyo son 2.',
      task: 'Coloca un obrero en E9.',
    },
    workerE8: {
      text: 'En E8 Riro dejó un obrero con un tronco. Un tronco tiene fuerza 1 y nunca cuesta nada.',
      task: 'Coloca un obrero en E8.',
    },
    workerE7: {
      text: 'E7 tiene ahus de valor 3. Para erigir allí necesitas una pieza tuya; el jefe de Riro, fuerza 3, hará el resto.',
      task: 'Coloca un obrero en E7.',
    },
    tablet: {
      text: 'Te queda un marcador. Gástalo en media tablilla; vuelve en la próxima ronda. Las medias tablillas deshacen empates en la subasta, y cada par vale 3 de prestigio.',
      task: 'Toma media tablilla.',
    },
    transport: {
      text: 'Ahora se transporta. Tus piezas y los troncos son gratis; por cada fuerza de una pieza ajena, su clan gana 1 de prestigio. Se elige por ti el equipo más barato, y nadie puede negarse.',
    },
    erect: {
      text: 'Elige tu moai en la cantera: los hexágonos alcanzables se iluminan con su precio. E7 te da 3 × 2 = 6 y 1 a Vakai y 1 a Riro.',
      task: 'Lleva el moai de tamaño 2 a E7 y erígelo.',
    },
    erected: {
      text: 'Ya está en pie, sobre una base de tu clan: 6 de prestigio. La partida acaba cuando alguien tiene un moai sobre cada una de sus bases.',
    },
    paid: {
      text: '¿Ves? Riro usó tu obrero en E9 y te pagó 1 de prestigio. Estar por donde pasan los demás da puntos.',
    },
    secondRound: {
      text: 'Nueva ronda: piezas y marcadores han vuelto, los troncos colocados se pierden. Los dados muestran 1, 2 y 3.',
    },
    secondBid: {
      text: 'Si cada cual puja un marcador, tu media tablilla te deja elegir primero. El otro marcador te hará falta.',
      task: 'Puja 1 marcador y 1 obrero.',
    },
    pickOne: {
      text: 'Un escultor basta para un moai de tamaño 1. Para el 2 nadie tendrá bastantes: sale del juego.',
      task: 'Toma el moai de tamaño 1.',
    },
    headdress: {
      text: 'Muy al oeste está la cantera de tocados. Un tocado sobre un moai vale el número derecho de su ahu.',
      task: 'Coloca el hechicero en E1 y toma un tocado.',
    },
    workerC8: {
      text: 'Tu moai pequeño irá a C8, valor 3. Allí necesitas una pieza tuya.',
      task: 'Coloca un obrero en C8.',
    },
    workerD8: {
      text: 'El camino pasa por E9, donde está Vakai, y por D8, donde no hay nadie.',
      task: 'Coloca un obrero en D8.',
    },
    chief: {
      text: 'El jefe tiene fuerza 3. Por 2 medias tablillas también podría actuar como hechicero. Aquí solo alarga la cadena de Riro.',
      task: 'Coloca el jefe en E4.',
    },
    pass: { text: 'Guarda el marcador: protegerá tu tocado.', task: 'Pasa el turno.' },
    erectC8: { text: 'Vakai recibe 1 en E9; el resto es tuyo.', task: 'Lleva el moai a C8 y erígelo.' },
    mark: {
      text: 'Un tocado pesa 1. Hoy no pasa de E4: déjalo con tu marcador y nadie más podrá tocarlo.',
      task: 'Lleva el tocado a E4 y márcalo.',
    },
    keep: {
      text: 'Al final de la ronda puedes recuperar marcadores, pero entonces el objeto es de cualquiera.',
      task: 'Deja tu marcador sobre el tocado.',
    },
    thirdBid: {
      text: 'Los obreros son para el tocado. Puja solo el jefe: quien elige al final toma lo que los demás no pueden tallar.',
      task: 'Puja solo el jefe.',
    },
    pickLast: { text: 'Los demás tenían un escultor. El 2 queda para ti.', task: 'Toma el moai de tamaño 2.' },
    reserve: {
      text: 'Junto a un ahu libre, el hechicero puede reservarlo: nadie más podrá erigir allí. E6 vale 4 y está en el camino del tocado.',
      task: 'Coloca el hechicero en E6 y reserva el ahu.',
    },
    workerE5: { text: 'El tocado espera en E4. Aún debe cruzar E5, E6 y E7.', task: 'Coloca un obrero en E5.' },
    workerAgainE7: {
      text: 'Para coronar un moai necesitas una pieza tuya en su hexágono.',
      task: 'Coloca un obrero en E7.',
    },
    workerAgainE9: {
      text: 'El último obrero empieza la cadena de tu moai de tamaño 2.',
      task: 'Coloca un obrero en E9.',
    },
    pair: { text: 'Una segunda media tablilla hace un par: 3 de prestigio.', task: 'Toma media tablilla.' },
    cap: {
      text: 'Los tres hexágonos son tuyos: nadie cobra. El tocado cuenta 8 en E7.',
      task: 'Lleva el tocado a E7 y corona tu moai.',
    },
    capped: { text: '8 más, y el marcador vuelve: con él puedes marcar el moai que espera en la cantera.' },
    alone: { text: 'Ya has visto todo el juego. Juega hasta el final: hablaré cuando haya algo nuevo.' },
  },
  tips: {
    quarry: 'Tu moai se quedó en la cantera. Un marcador te lo guarda; si no, será de cualquiera.',
    crew: 'Dos equipos cuestan lo mismo: elige quién gana. ¡No quien va primero!',
    recover: 'Recupera un marcador solo de lo que ya no quieras.',
    pick: 'Toma lo que puedas llevar: un moai grande pide fuerza en todas partes.',
    bid: 'Antes de pujar, piensa qué necesitarás luego en la isla.',
    logs: 'Tienes troncos: hasta dos van con un obrero o el hechicero.',
    chief: 'Con 2 medias tablillas tu jefe puede actuar como hechicero.',
    place: 'Únete a las cadenas de otros y ponte por donde deben pasar.',
    transport: 'Elige un objeto para ver adónde puede ir. También puedes dejarlo en el camino o marcarlo.',
  },
};

export default words;
