import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';
import type { Terms } from '../../terms/terms.ts';

/** Labels that must be the word of a concept: by part and concept, the catalogue of the page and the path of the label. */
const LABELS: readonly (readonly [part: string, concept: string, catalogue: string, path: string])[] = [
  ['platform', 'take back (undo a move)', 'table', 'undo'],
  ['platform', 'hint', 'table', 'hint'],
  ['platform', 'log', 'table', 'log'],
  ['platform', 'score sheet', 'table', 'sheet'],
  ['platform', 'replay', 'table', 'replay'],
  ['platform', 'replay', 'pages/home', 'replay'],
  ['platform', 'replay', 'pages/lobby', 'replay'],
  ['platform', 'replay', 'pages/today', 'replay'],
  ['platform', 'your turn', 'table', 'yourTurn'],
  ['platform', 'your turn', 'pages/lobby', 'yourTurn'],
  ['platform', 'seat for a human', 'games', 'person'],
  ['platform', 'rating', 'pages/lobby', 'ratings'],
  ['platform', 'close a table', 'pages/lobby', 'takeAway'],
  ['platform', 'cancel (drop a choice)', 'games/giants', 'cancel'],
  ['platform', 'cancel (drop a choice)', 'games/rapa-nui', 'do.cancel'],
  ['platform', 'cancel (drop a choice)', 'games/rapa-nui-cards', 'cancel'],
  ['platform', 'first player', 'games/giants', 'firstPlayer'],
  ['platform', 'first player', 'games/rapa-nui', 'label.first'],
  ['platform', 'turn order', 'games/rapa-nui', 'label.order'],
  ['giants', 'supply (nobody’s)', 'games/giants', 'supply'],
  ['giants', 'sorcerers’ hut', 'games/giants', 'kinds.hut'],
  ['giants', 'felled forest', 'games/giants', 'felled'],
  ['giants', 'to bid, a bid', 'games/giants', 'sayBid'],
  ['giants', 'to mark', 'games/giants', 'mark'],
  ['giants', 'worker', 'games/giants', 'pieces.worker'],
  ['rapa-nui', 'order track', 'games/rapa-nui', 'label.track'],
  ['rapa-nui', 'improvement', 'games/rapa-nui', 'label.improvements'],
  ['rapa-nui', 'Rongo tablet; to discard', 'games/rapa-nui', 'rongo.name'],
  ['rapa-nui', 'Exceptional offering', 'games/rapa-nui', 'tiles.exceptional offering.name'],
  ['rapa-nui-cards', 'stone', 'games/rapa-nui-cards', 'stone'],
];

/** Names that stand in a row in the terms and in a catalogue. */
const ROWS: readonly (readonly [part: string, concept: string, catalogue: string, paths: readonly string[]])[] = [
  [
    'giants',
    'phases',
    'games/giants',
    ['dice', 'auction', 'placement', 'transport', 'end'].map((each) => `chapters.${each}`),
  ],
  [
    'rapa-nui',
    'its five kinds',
    'games/rapa-nui',
    ['hut', 'chicken', 'hatchet', 'boat', 'necklace'].map((each) => `offerings.${each}`),
  ],
  [
    'rapa-nui',
    'Rest, Barter, Thrift, Reinforcement',
    'games/rapa-nui',
    ['rest', 'barter', 'thrift', 'reinforcement'].map((each) => `tiles.${each}.name`),
  ],
  [
    'rapa-nui',
    'Abundance, Bonus, Favour',
    'games/rapa-nui',
    ['abundance', 'bonus', 'favour'].map((each) => `tiles.${each}.name`),
  ],
  [
    'rapa-nui',
    'Retraining, Helping hand',
    'games/rapa-nui',
    ['conversion', 'helping hand'].map((each) => `tiles.${each}.name`),
  ],
  [
    'rapa-nui',
    'Fervent, Artist, Popular, Chief',
    'games/rapa-nui',
    ['fervent', 'artist', 'popular', 'chief'].map((each) => `improvements.${each}.name`),
  ],
  ['rapa-nui-cards', 'types', 'games/rapa-nui-cards', ['kind.0', 'kind.1', 'kind.2', 'kind.3']],
  ['rapa-nui-cards', 'woodcutter, priest', 'games/rapa-nui-cards', ['kind.4', 'kind.5']],
];

/** Enough letters to know a word by, in any of its forms: "ritirare" and "Ritira", "classement" and "Classements". */
const stem = (word: string): string =>
  word
    .replace(/\(.*|,.*|;.*/g, '')
    .trim()
    .toLowerCase()
    .slice(0, 5);

const termOf = async (language: string, part: string, concept: string): Promise<string> =>
  ((await import(`../../terms/${language}/${part}.ts`)).default as Terms).words[concept];

async function labelOf(language: string, catalogue: string, path: string): Promise<string> {
  const { default: words } = await import(`../../packages/web/src/${catalogue}/words/${language}.ts`);
  return path.split('.').reduce((at, key) => at[key], words);
}

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(LABELS)('%s: %s is what %s says as %s', async (part, concept, catalogue, path) => {
    const label = await labelOf(language, catalogue, path);
    expect(label.toLowerCase()).toContain(stem(await termOf(language, part, concept)));
  });

  test.each(ROWS)('%s: %s are what %s says', async (part, concept, catalogue, paths) => {
    const terms = (await termOf(language, part, concept)).split(', ');
    const labels = await Promise.all(paths.map((path) => labelOf(language, catalogue, path)));
    expect(labels.map(stem)).toEqual(terms.map(stem));
  });
});
