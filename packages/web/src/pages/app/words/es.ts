import type en from './en.ts';

const words: typeof en = {
  loading: 'Un momento…',
  newVersion: 'Hay una nueva versión de Ahu lista.',
  loadIt: 'Cargarla',
  later: 'Más tarde',
  notFound: 'Aquí no hay nada',
  notFoundText:
    'Esta dirección no lleva a ninguna página de Ahu. Quizá el enlace sea antiguo o se haya perdido una letra.',
  home: 'Al inicio',
  failed: 'Se ha caído un moái',
  failedText: ({ reason }) =>
    `Tus partidas están a salvo en este navegador. Vuelve a cargar la página; si no basta, esto es lo que ha fallado: ${reason}`,
  tryAgain: 'Volver a cargar',
};

export default words;
