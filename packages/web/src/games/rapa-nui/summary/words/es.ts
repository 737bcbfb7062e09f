import type en from './en.ts';

const words: typeof en = {
  pieces: {
    reed: 'junco',
    egg: 'huevo',
    wood: 'madera',
    pearl: 'perla',
    villager: 'aldeano',
    sorcerer: 'hechicero',
    chief: 'jefe',
    moai: 'moái',
    pukao: 'pukao',
    rongo: 'tablilla rongo',
  },
  parts: {
    goal: {
      title: 'El objetivo',
      text: 'Erige moáis para ganar recursos y corónalos para comprar ofrendas. Cuentan las ofrendas, 1 por recurso, 3 por una tablilla sin usar y 3 por cada Favor: gana quien tenga más puntos.',
    },
    place: {
      title: 'La colocación',
      text: 'Por orden de turno, una figura cada vez: un aldeano en una columna de la cantera (escultor) o en una casilla vacía o tuya (porteador); el hechicero en una estrella, que da el siguiente orden de turno. Escultores de la columna 1 hacen un moái pequeño, de la 1 y la 2 uno mediano, de las tres uno grande.',
    },
    carry: {
      title: 'El transporte',
      text: 'Un transporte por turno, o pasar. Un moái sale del cráter, un pukao de su cantera, por casillas con un porteador. Las casillas ajenas dan a sus dueños lo que muestran (un pukao: 1 junco). Donde eriges o coronas necesitas un porteador que no esté cansado; se cansa. Erigir: la loseta del ahu, luego 1, 3 o 5 recursos. Coronar: una ofrenda por 4 juncos, 4 huevos, uno de cada, 4 maderas o 4 perlas.',
    },
    end: {
      title: 'El final',
      text: 'La última ronda es aquella tras la que no quedan más ahus libres que jugadores. Una pista admite 10 de cada recurso. Puedes comprar tres mejoras. La tablilla vale una vez como cualquier loseta.',
    },
  },
};

export default words;
