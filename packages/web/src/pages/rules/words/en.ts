import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');

const words = {
  titleOf: ({ game }: { game: string }) => `${game}: the rules`,
  books: 'Rule books',
  contents: 'Contents',
  search: 'Search the rules',
  found: ({ count }: { count: number }) => plural(count, { one: '# paragraph', other: '# paragraphs' }),
  nothing: 'No paragraph contains that. Try a shorter word, or the id of a rule.',
  loading: 'Opening the rule book…',
  noBook: ({ reason }: { reason: string }) => `The rule book could not be opened: ${reason}`,
  linkTo: ({ id }: { id: string }) => `Link to paragraph ${id}`,
  summaryOf: ({ game }: { game: string }) => `${game} on one page`,
  onePage: 'One page to print',
  print: 'Print',
  wholeBook: 'The whole rule book',
};

export default words;
