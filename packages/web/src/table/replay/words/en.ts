const words = {
  replayOf: ({ game }: { game: string }) => `Replay of ${game}`,
  eyes: 'Seen by',
  eyesAll: 'Everybody at once',
  eyesAudience: 'The audience',
  position: 'Point of the game',
  positionOf: ({ n, of }: { n: number; of: number }) => `Move ${n} of ${of}`,
  begins: 'The game begins.',
  setUp: 'Set-up',
  aboutAll: 'You see everything, more than any player saw.',
  aboutAudience: 'You see what lay open for everybody at the table.',
  aboutSeat: ({ name }: { name: string }) => `You see what ${name} saw at that moment, and nothing else.`,
  roundBefore: 'Back to the start of a round',
  roundAfter: 'To the next round',
  decisions: ({ name }: { name: string }) => `Decisions: ${name}`,
  decisionBefore: ({ name }: { name: string }) => `Decision before, of ${name}`,
  decisionAfter: ({ name }: { name: string }) => `Next decision, of ${name}`,
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
