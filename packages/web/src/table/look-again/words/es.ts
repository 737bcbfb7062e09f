import type en from './en.ts';

const words: typeof en = {
  cost: ({ percent }) => `¿Mirar otra vez? Eso costó cerca de ${percent} de tu probabilidad de ganar.`,
  goBack: 'Volver atrás',
  leave: 'Dejarlo',
  missed: ({ text }) => `Lo que quizá se te escapó: ${text}`,
};

export default words;
