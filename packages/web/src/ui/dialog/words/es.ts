import type en from './en.ts';

const words: typeof en = {
  close: 'Cerrar',
  settings: 'Ajustes',
  name: 'Tu nombre',
  nameAbout: 'Así aparecerás en tus mesas. Sin nombre juegas con el de tu tótem.',
  language: 'Idioma',
  theme: 'Colores',
  themes: { system: 'Como el sistema', light: 'Claros', dark: 'Oscuros' },
  sound: 'Sonido',
  soundAbout: 'Piedra, madera y cartas, muy suave.',
  on: 'Sí',
  off: 'No',
  speed: 'Animaciones',
  speeds: { off: 'Ninguna', slow: 'Lentas', normal: 'Normales', fast: 'Rápidas' },
  speedAbout: 'La velocidad de las piezas. Si tu sistema pide menos movimiento, no hay ninguno.',
  done: 'Listo',
};

export default words;
