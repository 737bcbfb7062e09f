import type en from './en.ts';

const words: typeof en = {
  pieces: {
    moai: 'moái',
    base: 'base',
    headdress: 'tocado',
    worker: 'trabajador, fuerza 1',
    sorcerer: 'hechicero, fuerza 1',
    chief: 'jefe, fuerza 3',
    marker: 'marcador de tribu',
    log: 'tronco, fuerza 1',
    tablet: 'media tablilla',
  },
  parts: {
    goal: {
      title: 'El objetivo',
      text: 'Erige moáis en los ahus de la costa y corónalos. Un moái da el número de la izquierda de su ahu por su tamaño, un tocado el de la derecha. Gana quien tenga más prestigio.',
    },
    round: {
      title: 'Una ronda',
      text: '1. Los dados traen moáis. 2. Subasta: se puja en secreto; quien puja más marcadores elige primero, las piezas son escultores (el jefe cuenta 3). 3. Colocación: una acción por turno hasta que todos pasen: colocar una pieza, con hasta 2 troncos; un hechicero hace además la acción de su hexágono (trabajador, marcador, troncos, tocado, reservar un ahu), un jefe por 2 medias tablillas; o gastar un marcador por media tablilla. 4. Transporte. 5. Vuelve todo, menos los troncos colocados.',
    },
    transport: {
      title: 'El transporte',
      text: 'Cada hexágono en que entra un objeto debe dar tanta fuerza como su tamaño (un tocado: 1), con al menos una pieza. Otro clan gana 1 por cada punto de fuerza de sus piezas que uses; los troncos y tus piezas son gratis. Para erigir o coronar necesitas una pieza tuya en el hexágono. Un marcador te guarda un objeto; lo abandonado hay que terminarlo o marcarlo al momento.',
    },
    end: {
      title: 'El final',
      text: 'La partida acaba tras una ronda en que alguien tiene un moái sobre cada una de sus bases. Dos medias tablillas valen 3. Por media tablilla también puedes mirar bajo un moái, en cualquier momento.',
    },
  },
};

export default words;
