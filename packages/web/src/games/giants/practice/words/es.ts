import type en from './en.ts';

const words: typeof en = {
  chain: {
    text: 'Tu moái de tamaño 2 necesita 2 de fuerza en cada hexágono en que entra. E9 y E8 tienen 2; en E7 solo está tu trabajador.',
    task: 'Coloca tu último trabajador donde tu moái gane más.',
    right:
      'E7 tiene ahora 2, y una pieza tuya: 3 × 2 = 6 puntos de prestigio. Una cadena es tan fuerte como su hexágono más débil.',
    wrong: 'Desde ahí el moái llega a un ahu peor, o a ninguno. ¿Qué hexágono de la cadena es demasiado débil?',
  },
  toll: {
    text: 'El jefe de Vakai espera en D8. El moái de tamaño 2 de Riro tiene un trabajador en E9.',
    task: 'Coloca un trabajador por donde pasarán los dos moáis.',
    right:
      'E9 lleva de la cantera a ambos. A Riro le falta allí 1 de fuerza, y Vakai no tiene a nadie: cada vez que tu trabajador carga, ganas 1 punto.',
    wrong: 'Nadie tiene que pasar por ahí, o das más de lo necesario. ¿Qué hexágono junto a la cantera usan los dos?',
  },
  bid: {
    text: 'Quieres el moái de tamaño 3. Todos tienen 2 marcadores, y solo tú tienes media tablilla.',
    task: 'Puja de modo que elijas primero con seguridad y puedas tomarlo, y guarda el resto.',
    right:
      'Nadie puede pujar más de 2 marcadores, y tu media tablilla deshace el empate. El jefe vale tres escultores: tus trabajadores quedan libres.',
    wrong:
      'Otro clan podría elegir antes, el 3 sería demasiado grande para ti, o pujas piezas que necesitas en la isla.',
  },
  crew: {
    text: 'Tu moái entra en E9 y necesita 1 de fuerza, de Vakai o de Riro. Vakai tiene 2 puntos de prestigio, Riro 1.',
    task: 'Elige quién recibe el punto.',
    right: 'Riro va por detrás: ahí el punto hace menos daño, y tu moái llega igual de lejos.',
    wrong: 'Vakai va por delante de Riro. ¿Cuál de los dos no debe tener más?',
  },
};

export default words;
