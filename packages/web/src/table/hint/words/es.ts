import type en from './en.ts';

const es: typeof en = {
  about: 'Lo que haría un bot fuerte en tu lugar, hasta el final de tu turno.',
  thoughtsAbout: ({ name }) => `Lo que sopesa ${name}, lo más probable primero, hasta donde todos pueden saberlo.`,
  notNow: 'Hay consejo cuando tienes algo que decidir.',
  weighing: 'Se sopesan las jugadas…',
  enough: 'Basta',
  playIt: 'Jugar',
  playThis: ({ text }) => `Jugar: ${text}`,
  best: 'La mejor',
  second: 'La segunda',
  third: 'La tercera',
  even: 'Más o menos igual',
  allEven: 'Estas jugadas son todas más o menos iguales: elige la que más te guste.',
  lacks: 'Solo la mejor hace esto:',
  worse: {
    slightly: 'un poco peor',
    clearly: 'claramente peor',
    much: 'mucho peor',
  },
  odds: {
    hardly: 'Ya casi no puedes ganar.',
    tenth: 'Desde aquí ganas más o menos una vez de cada diez.',
    fifth: 'Desde aquí ganas más o menos una vez de cada cinco.',
    quarter: 'Desde aquí ganas más o menos una vez de cada cuatro.',
    third: 'Desde aquí ganas más o menos una vez de cada tres.',
    twoFifths: 'Desde aquí ganas más o menos dos veces de cada cinco.',
    half: 'Desde aquí ganas más o menos una de cada dos veces.',
    threeFifths: 'Desde aquí ganas más o menos tres veces de cada cinco.',
    twoThirds: 'Desde aquí ganas más o menos dos veces de cada tres.',
    threeQuarters: 'Desde aquí ganas más o menos tres veces de cada cuatro.',
    fourFifths: 'Desde aquí ganas más o menos cuatro veces de cada cinco.',
    nineTenths: 'Desde aquí ganas más o menos nueve veces de cada diez.',
    surely: 'Tienes la victoria casi segura.',
  },
};
export default es;
