import { listsOf } from '../../../platform/words/language.ts';

const list = listsOf('en');
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const words = {
  loading: 'Getting the exercises…',
  task: ({ theme }: { theme: string }) => `Find the best move. Theme: ${theme}.`,
  about: ({ difficulty, rating, solved, of }: { difficulty: number; rating: number; solved: number; of: number }) =>
    `Difficulty ${difficulty}, your strength ${rating}. You have solved ${solved} of ${of}.`,
  right: 'Right!',
  wrong: ({ move }: { move: string }) => `There is something better than this: ${move}. Try again.`,
  shown: ({ move }: { move: string }) => `The best move: ${move}.`,
  asGood: ({ items }: { items: readonly string[] }) => `Just as good: ${list(items)}.`,
  costs: ({ percent }: { percent: number }) => `Any other move costs at least ${percent}% of the chance to win.`,
  rating: ({ rating, gained }: { rating: number; gained: number }) => `Your strength: ${rating} (${signed(gained)}).`,
  next: 'Next exercise',
  again: 'Once more',
  show: 'Show me',
  theme: 'Theme',
  allThemes: 'All themes',
  leave: 'Leave',
};

export default words;
