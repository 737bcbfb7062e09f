import type en from './en.ts';

const words: typeof en = {
  replayOf: ({ game }) => `Ver: ${game}`,
  eyes: 'Vista por',
  eyesAll: 'Todos a la vez',
  eyesAudience: 'El público',
  position: 'Momento de la partida',
  positionOf: ({ n, of }) => `Jugada ${n} de ${of}`,
  begins: 'La partida empieza.',
  setUp: 'Preparación',
  aboutAll: 'Lo ves todo, más que cualquier jugador.',
  aboutAudience: 'Ves lo que estaba a la vista de todos.',
  aboutSeat: ({ name }) => `Ves lo que ${name} veía en ese momento, y nada más.`,
  roundBefore: 'Volver al principio de una ronda',
  roundAfter: 'A la ronda siguiente',
  decisions: ({ name }) => `Decisiones: ${name}`,
  decisionBefore: ({ name }) => `Decisión anterior: ${name}`,
  decisionAfter: ({ name }) => `Decisión siguiente: ${name}`,
  first: 'Al principio',
  last: 'Al final',
  playOn: 'Reproducir',
  fork: 'Seguir desde aquí',
  forkText: ({ n }) =>
    n === 0
      ? 'Empieza una partida nueva, como esta. La anterior queda como está.'
      : `Empieza una partida nueva tras la jugada ${n}. La anterior queda como está.`,
  forkLocked: 'La partida no ha terminado: cada cual conserva su asiento, para que nadie vea lo que no debe saber.',
  sitterOf: ({ name }) => `Quién juega por ${name}`,
  start: 'Empezar',
};

export default words;
