import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');

const words = {
  title: 'Commands',
  field: 'Move or question',
  placeholder: 'a move, a question, or “help”',
  send: 'Send',
  close: 'Close the commands',
  played: ({ move }: { move: string }) => `You play: ${move}.`,
  which: ({ n }: { n: number }) =>
    plural(n, { one: '# move reads like that:', other: '# moves read like that. Which?' }),
  more: ({ n }: { n: number }) => plural(n, { one: 'and # more', other: 'and # more' }),
  unknown: ({ text }: { text: string }) => `“${text}” is neither a move of yours now nor a question. Type “help”.`,
  notYours: 'You have no move now.',
  noneSo: 'None.',
  senseless: ({ about }: { about: string }) => `That is not understood here. ${about}`,
  points: ({ name, n }: { name: string; n: number }) => `${name}: ${plural(n, { one: '# point', other: '# points' })}.`,
  pointsKnown: ({ name, n }: { name: string; n: number }) =>
    `${name}: ${plural(n, { one: '# point', other: '# points' })}, as far as you may know.`,
  pointsHidden: ({ name }: { name: string }) => `${name}: hidden.`,
  timeLeft: ({ name, time }: { name: string; time: string }) => `${name}: ${time}.`,
  noClock: 'No clock runs here.',
  enter: 'Enter on the empty line: what happens next, if bots wait for you',
  questions: {
    help: { words: 'help h', about: 'help: this list' },
    moves: { words: 'moves m', about: 'moves: your moves by kind; “moves chief” those that read so' },
    more: { words: 'more next', about: 'more: the next of the moves that were read out' },
    last: { words: 'last', about: 'last: what happened last' },
    since: { words: 'since news', about: 'since: what happened since your turn' },
    log: { words: 'log', about: 'log 5: the last five sentences' },
    score: { words: 'score points', about: 'score: everybody’s points' },
    ask: { words: 'question turn', about: 'turn: whose turn it is, and what is asked' },
    hint: { words: 'hint', about: 'hint: what a strong bot would do' },
    undo: { words: 'undo back', about: 'undo: takes your last move back' },
    me: { words: 'me', about: 'me: all that you have' },
    player: { words: 'player', about: 'Vakai, or player Vakai: all that Vakai has, as far as you may know' },
    time: { words: 'time clock', about: 'time: how much time everybody has left' },
    rule: { words: 'rule', about: 'rule G3.24: that rule; “rule” alone: the one that your last move broke' },
  },
};

export default words;
