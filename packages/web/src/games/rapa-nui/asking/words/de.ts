import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof english = {
  none: 'Keine.',
  nothing: 'nichts',
  noWay: 'Dorthin kann jetzt nichts getragen werden.',
  way: ({ cargo, ahu, way, items }) => `${cargo} nach ${ahu}, über ${way}: ${list(items)}.`,
  worth: ({ items }) => `wert ${items.join(', ')}`,
  on: ({ place }) => `auf ${place}`,
  atHome: 'zu Hause',
  onTrack: 'auf der Reihenfolgeleiste',
  sculpted: 'Hat noch zu tragen',
  figures: ({ n, sorcerer, chief }) =>
    `${plural(n, { none: 'kein Dorfbewohner zu setzen', one: '# Dorfbewohner zu setzen', other: '# Dorfbewohner zu setzen' })}, Zauberer ${sorcerer}${chief === undefined ? '' : `, Häuptling ${chief}`}`,
  questions: {
    where: { words: 'wo', about: 'wo: wer wo steht; „wo Vakai“: die Figuren von Vakai' },
    at: { words: 'auf feld', about: 'auf N3: was auf einem Feld ist' },
    near: { words: 'um neben', about: 'um N3: die Felder rund um eines, mit ihrer Richtung' },
    reach: {
      words: 'reichweite',
      about:
        'reichweite: wie weit Moai und Pukao jetzt kommen; „reichweite groß“, „reichweite groß N3“: mit einem Träger mehr dort',
    },
    cost: { words: 'kosten weg', about: 'kosten N3a: der Weg dorthin, und wer darauf was bekommt' },
    free: { words: 'frei ahus', about: 'frei: wo noch Moai errichtet werden können, mit ihren Plättchen' },
    offers: { words: 'angebot opfergaben preise', about: 'angebot: Opfergaben und Verbesserungen mit ihren Preisen' },
    quarry: {
      words: 'steinbruch reihenfolge',
      about: 'steinbruch: die Spalten, was noch übrig ist, und die Reihenfolge',
    },
  },
};

export default words;
