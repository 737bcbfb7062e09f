import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');

const de: typeof en = {
  ifYouPlay: 'Wenn du spielst',
  asItLies: 'noch nichts',
  takes: 'Wenn deine letzte Karte kommt aus …',
  last: 'Zuletzt genommen',
  take: (p) => (p.n === 1 ? `Spalte ${p.column}` : `Spalte ${p.column}, ${p.n}. Karte`),
  scores: 'Gewertet wird',
  type: 'Art',
  laid: 'Auf dem Stein',
  now: 'Jede zählt jetzt',
  could: 'Mit den verdeckten Karten',
  oneMore: 'Mit einer mehr davon',
  mine: 'Deine',
  range: (p) => `${p.least} bis ${p.most}`,
  worth: (p) => plural(p.n, { none: '0', other: `# · ${p.worth} Ruhm` }),
  about: 'Eine Art zählt 3, und 1 weniger für jede andere Anzahl auf dem Stein, die höher ist als ihre.',
};

export default de;
