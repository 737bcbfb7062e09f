import { listsOf, pluralsOf } from '../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const words = {
  loading: 'Setting up the table…',
  home: 'To the start',
  gone: 'This game is not here',
  goneText:
    'It may have been deleted, or it was played in another browser. If you have its file, open it at the start.',
  broken: 'This game cannot be opened',
  brokenText: ({ why }: { why: string }) => `It is still kept in this browser. This is what went wrong: ${why}`,

  yourTurn: 'Your turn',
  turnOf: ({ name }: { name: string }) => `${name}’s turn`,
  thinks: ({ name }: { name: string }) => `${name} is thinking`,
  over: 'The game is over',
  looked: ({ n }: { n: number }) => plural(n, { one: '# line of play', other: '# lines of play' }),
  leaning: ({ move }: { move: string }) => `leaning towards: ${move}`,
  playNow: 'Move now',
  actions: 'Table',
  undo: 'Take back',
  hint: 'Hint',
  thoughts: 'Thoughts',
  playMove: 'Play it',
  moves: 'Moves',
  log: 'Log',
  chat: 'Talk',
  since: 'Since my turn',
  news: 'News',
  menu: 'Menu',
  pause: 'Pause',
  goOn: 'Go on',
  rules: 'Rules',
  export: 'Save as a file',
  settings: 'Settings',
  command: 'Type moves and questions',
  keys: 'Keys',
  analyse: 'Analyse',
  replay: 'Replay',
  sheet: 'Score sheet',
  leave: 'Leave the table',
  endGame: 'End the game early',
  close: 'Close',

  undoStop: {
    nothing: 'There is nothing of yours to take back.',
    shown: 'Something was revealed since then: a die, a card or a bid. What is known cannot be taken back.',
    answered: 'Somebody has moved since then, so your move stands.',
  },
  refused: 'That is against the rules',
  readRule: ({ rule }: { rule: string }) => `Rule ${rule}`,
  botTrouble: ({ name, why }: { name: string; why: string }) => `${name} cannot move: ${why}`,
  hintTrouble: ({ why }: { why: string }) => `There is no hint: ${why}`,
  retry: 'Try again',
  unsaved: ({ why }: { why: string }) =>
    `This browser could not keep the last move. You can go on playing, but save the game as a file before you close the page. The browser says: ${why}`,

  takeScreen: ({ name }: { name: string }) => `${name}, take the screen`,
  takeScreenText: 'Everybody else looks away. Nothing is shown until you say so.',
  ready: ({ name }: { name: string }) => `I am ${name}`,
  takeBackAs: ({ name }: { name: string }) => `${name} takes the last move back`,

  sinceYourTurn: 'What happened since your turn',
  tookBack: ({ name }: { name: string }) => `${name} took back the last move.`,
  practice: 'Practice',
  practiceText: 'You went back further than the rules of the table allow, so this game counts as practice.',
  you: ({ name }: { name: string }) => `${name} (you)`,
  backToHere: 'Back to here',

  filter: 'Search the moves',
  noMoves: 'You have no move now.',
  noMatch: 'No move reads like that.',
  moreMoves: ({ n }: { n: number }) => plural(n, { one: '# more: type to narrow', other: '# more: type to narrow' }),
  happens: 'What happens',
  noChoice: 'There was no other choice.',
  oneMove: ({ move }: { move: string }) => `${move} – Enter plays it`,
  movesCount: ({ n }: { n: number }) => plural(n, { one: '# move', other: '# moves' }),

  round: ({ n }: { n: number }) => `Round ${n}`,
  noLog: 'Nothing has happened yet.',
  noNews: 'Nobody else has moved since your last turn.',
  step: ({ n, of }: { n: number; of: number }) => `${n} of ${of}`,
  back: 'Back',
  next: 'Next',
  backToNow: 'Back to the game',

  noWinner: 'Nobody has won',
  endedAs: { agreed: 'All agreed to end the game here.', conceded: 'Not everybody played to the end.' },
  winner: ({ names, n }: { names: readonly string[]; n: number }) =>
    n === 1 ? `${list(names)} wins` : `${list(names)} share the victory`,
  source: 'Source',
  total: 'Total',
  bySource: 'Where the points came from',
  course: 'How the lead moved',
  courseText: 'Points after each part of the game, counted as if it had ended there.',
  asTable: 'As a table',
  ply: 'Move',
  rematch: 'Play again',
};

export default words;
