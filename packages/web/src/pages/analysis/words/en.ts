import { listsOf, pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const words = {
  analysisOf: ({ game }: { game: string }) => `Analysis of ${game}`,
  notOver: 'The game is not over',
  notOverText: 'A game is analysed when it is over: before that, analysis would be advice.',
  fault: ({ why }: { why: string }) => `The analysis has stopped: ${why}`,
  retry: 'Try again',

  lights: 'Judged by',
  light: {
    seen: 'As you saw it',
    open: 'All cards open',
  },
  lightAbout: {
    seen: 'Every decision is judged by what its player knew then.',
    open: 'Every decision is judged by everything as it really was, hidden things too.',
  },

  firstLook: 'A first look at every decision…',
  closerLook: 'A closer look, the costliest first…',
  paused: 'The analysis is paused. What has been found is kept.',
  finished: 'Every decision has been judged.',
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel',
  depth: 'How closely',
  depths: { quick: 'Quickly', usual: 'As usual', deep: 'Thoroughly' },
  depthAbout: 'The closer the look, the longer it takes. It runs in this browser, also without a network.',
  start: 'Analyse',
  again: 'Analyse anew',

  curve: 'Everybody’s chance to win',
  curveAbout: 'Step with the arrow keys, or drag along the curve.',
  point: ({ when, items }: { when: string; items: readonly string[] }) => `${when}: ${list(items)}`,
  moveNumber: ({ n }: { n: number }) => `Move ${n}`,
  share: ({ name, percent }: { name: string; percent: string }) => `${name} ${percent}`,
  round: ({ n }: { n: number }) => `Round ${n}`,
  end: 'The end',
  asTable: 'As a table',
  move: 'Move',
  event: 'What happened',
  position: 'The position',
  previous: 'Back',
  next: 'Next',

  views: 'Parts of the analysis',
  story: 'Turning points',
  decisions: 'Decisions',
  players: 'Players',

  storyWait: 'The turning points are known after a first look at every decision.',
  storyPoint: ({ n, of }: { n: number; of: number }) => `Turning point ${n} of ${of}`,
  swing: ({ name, before, after }: { name: string; before: string; after: string }) => `${name}: ${before} → ${after}`,
  lucky: ({ name, percent }: { name: string; percent: string }) => `Luck gave ${name} ${percent}.`,
  unlucky: ({ name, percent }: { name: string; percent: string }) => `Luck took ${percent} from ${name}.`,
  look: 'Look at this decision',

  verdict: { fine: 'Fine', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  cost: ({ percent }: { percent: string }) => `Cost about ${percent} of the chance to win.`,
  costNothing: 'Cost nothing: there was no better move.',
  costLittle: 'Cost hardly anything.',
  chance: ({ name, percent }: { name: string; percent: string }) =>
    `${name} had a chance to win of about ${percent} before it.`,
  where: ({ name, n }: { name: string; n: number }) => `${name}, move ${n}`,
  played: 'What was played',
  better: 'What was better',
  why: 'Why',
  onlyBetter: 'Only the better move does this:',
  explaining: 'Looking for the reasons…',
  showStep: ({ text }: { text: string }) => `Show on the board: ${text}`,
  hidden: ({ name }: { name: string }) => `${name} makes a move that is not seen.`,
  back: 'Back to the list',
  nextFault: 'The next that cost something',
  tryAgain: 'Try it again from here',
  tryAgainAbout: ({ name }: { name: string }) => `A new game begins here: you play for ${name}, bots play the others.`,

  seat: 'Whose',
  everybody: 'Everybody’s',
  which: 'Which',
  faults: 'What cost something',
  allOf: 'All',
  count: ({ n }: { n: number }) => plural(n, { none: 'No decisions', one: '# decision', other: '# decisions' }),
  more: 'Show more',
  none: 'There is nothing of this kind.',
  noneYet: 'Nothing has been found yet.',

  accuracy: 'Accuracy',
  accuracyAbout: '100 is play that costs nothing.',
  skill: ({ percent }: { percent: string }) => `Own decisions cost ${percent} in all.`,
  luckGave: ({ percent }: { percent: string }) => `Luck gave ${percent} in all.`,
  luckTook: ({ percent }: { percent: string }) => `Luck took ${percent} in all.`,
  luckEven: 'Luck was even.',
  tally: ({ text, items }: { text: string; items: readonly string[] }) => `${text}: ${items.join(', ')}.`,
  counted: {
    inaccuracy: ({ n }: { n: number }) =>
      plural(n, { none: 'no inaccuracies', one: '# inaccuracy', other: '# inaccuracies' }),
    mistake: ({ n }: { n: number }) => plural(n, { none: 'no mistakes', one: '# mistake', other: '# mistakes' }),
    blunder: ({ n }: { n: number }) => plural(n, { none: 'no blunders', one: '# blunder', other: '# blunders' }),
  },
  style: 'Where the points came from',
  styleAbout: 'Bars are this player’s points, marks what strong bots make on average with this number of players.',
  source: 'Source',
  own: 'Points',
  masters: 'Strong bots',
};

export default words;
