const words = {
  replayOf: ({ game }: { game: string }) => `Replay of ${game}`,
  eyes: 'Seen by',
  eyesAll: 'Everybody at once',
  eyesAudience: 'The audience',
  position: 'Point of the game',
  positionOf: ({ n, of }: { n: number; of: number }) => `Move ${n} of ${of}`,
  first: 'To the beginning',
  last: 'To the end',
  playOn: 'Play',
  fork: 'Play on from here',
  forkText: ({ n }: { n: number }) =>
    n === 0
      ? 'A new game begins as this one did. The old one stays as it is.'
      : `A new game begins after move ${n}. The old one stays as it is.`,
  forkLocked: 'The game is not over, so everybody keeps their seat: nobody may see what is hidden from them.',
  sitterOf: ({ name }: { name: string }) => `Who plays for ${name}`,
  start: 'Begin',
};

export default words;
