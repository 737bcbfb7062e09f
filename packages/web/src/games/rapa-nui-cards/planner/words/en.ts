import { pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');

const en = {
  ifYouPlay: 'If you play',
  asItLies: 'nothing yet',
  takes: 'If your last card comes from …',
  last: 'Taken last',
  take: (p: { column: number; n: number }) => (p.n === 1 ? `Column ${p.column}` : `Column ${p.column}, card ${p.n}`),
  scores: 'Scored',
  type: 'Type',
  laid: 'On the stone',
  now: 'Each worth now',
  could: 'With the face-down cards',
  oneMore: 'With one more of it',
  mine: 'Yours',
  range: (p: { least: number; most: number }) => `${p.least} to ${p.most}`,
  worth: (p: { n: number; worth: number }) => plural(p.n, { none: '0', other: `# · ${p.worth} glory` }),
  about: 'A type is worth 3, less 1 for every different count on the stone that is higher than its own.',
};

export default en;
