const words = {
  coach: 'Your coach',
  learner: 'Turtle',
  next: 'Next',
  show: 'Show me',
  restart: 'Start over',
  restartSure: 'Really start over?',
  leave: 'Leave',
  progress: 'Progress of the lesson',
  notYet: 'Good idea, but first:',
  readFirst: 'Read this first; then press Next.',
  watch: 'Watch what the others do.',
  onYourOwn: 'It is your game now. Ask for a hint whenever you like.',
  over: 'The game is over: you have played it all the way. The score sheet shows where the points came from.',
  exercise: ({ n, of }: { n: number; of: number }) => `Exercise ${n} of ${of}.`,
  solved: 'You have solved them all. Now try it in a game.',
};

export default words;
