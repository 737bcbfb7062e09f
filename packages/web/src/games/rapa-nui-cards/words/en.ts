import { listsOf, pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const KIND = ['Fish', 'Berry', 'Sweet potato', 'Cereal', 'Woodcutter', 'Priest', 'Moai'];
const FOODS = ['fish', 'berry', 'sweet potato', 'cereal'];
const A_KIND = [...FOODS.map((food) => `a ${food} gatherer`), 'a woodcutter', 'a priest', 'a moai'];
const THE_KIND = [...FOODS.map((food) => `the ${food} gatherer`), 'the woodcutter', 'the priest', 'the moai'];
const KINDS = [...FOODS.map((food) => `# ${food} gatherers`), '# woodcutters', '# priests', '# moai'];
const A_CARD = FOODS.map((food) => `a ${food} card`);
const CARD = FOODS.map((food) => `${food} card`);
const CARDS = FOODS.map((food) => `# ${food} cards`);

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string =>
  n === 1 ? A_CARD[type] : plural(n, { none: `no ${CARD[type]}`, other: CARDS[type] });
const wood = (n: number): string => plural(n, { other: '# wood' });
const glory = (n: number): string => plural(n, { other: '# glory' });
const points = (n: number): string => plural(n, { one: '# point', other: '# points' });
/** What ends the game, and how many refills come before. */
const ends = (refills: number): string =>
  plural(refills, {
    none: 'The next refill uses it up and ends the game.',
    one: '# more refill; the one after it ends the game.',
    other: '# more refills; the one after them ends the game.',
  });

/** Of a hunter-gatherer, a woodcutter, a priest and a moai. */
const ABOUT = [
  'Scored: everybody who has such a gatherer gets one card of its type, however many they have.',
  'Scored: everybody gets 1 wood for each of their woodcutters.',
  'Scored: everybody gets 1 glory for each of their priests.',
  'Worth 4 glory at the end; building it begins a sacrifice round.',
];

const en = {
  kind: KIND as readonly string[],
  /** What a card is good for. */
  about: (p: { kind: number }) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'You',

  columns: 'Columns',
  column: (p: { column: number; kinds: readonly number[] }) =>
    `Column ${p.column}, from the front: ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p: { column: number }) => `Column ${p.column} is empty`,
  deck: (p: { n: number; refills: number }) =>
    `${plural(p.n, { one: 'Deck: # card.', other: 'Deck: # cards.' })} ${ends(p.refills)}`,
  plan: 'What would it bring?',
  stone: 'Sacrificial stone',
  piles: 'Sacrifice cards',
  players: 'Players',
  villageOf: (p: { name: string }) => `Village of ${p.name}`,
  hand: 'Your hand',
  own: 'Your sacrifice cards',

  pile: (p: { type: number; n: number }) =>
    plural(p.n, { one: `Pile of ${KIND[p.type]}: # card`, other: `Pile of ${KIND[p.type]}: # cards` }),
  costs: (p: { n: number }) => (p.n === 0 ? 'free' : `costs ${wood(p.n)}`),
  laid: (p: { type: number; n: number; value: number }) =>
    `On the stone: ${cards(p.n, p.type)}. As it stands, each ${CARD[p.type]} is worth ${glory(p.value)} at the end.`,
  downBy: (p: { name: string }) => `Face-down card of ${p.name}`,
  downKnown: (p: { name: string; type: number }) => `Face-down card of ${p.name}: ${KIND[p.type]}`,
  downShown: (p: { name: string; type: number }) => `Revealed card of ${p.name}: ${KIND[p.type]}`,
  held: (p: { type: number; n: number; value: number }) =>
    `You hold ${cards(p.n, p.type)}. As the stone stands, each counts ${glory(p.value)}.`,
  gifts: (p: { type: number; n: number }) => cards(p.n, p.type),
  inHand: (p: { kind: number }) => `${KIND[p.kind]}, in your hand`,
  wood: (p: { n: number }) => wood(p.n),
  glory: (p: { n: number }) => glory(p.n),
  points: (p: { n: number }) => `${points(p.n)} in sight; sacrifice cards come on top`,
  pointsSoFar: (p: { n: number; open: number; cards: number }) =>
    `${points(p.n)} so far: ${p.open} for glory, moai and wood, ${p.cards} for sacrifice cards as the stone stands`,
  pointsInAll: (p: { n: number }) => plural(p.n, { one: '# point in all', other: '# points in all' }),
  handSize: (p: { n: number }) => plural(p.n, { one: '# card in hand', other: '# cards in hand' }),
  sacrifices: (p: { n: number }) => plural(p.n, { one: '# sacrifice card', other: '# sacrifice cards' }),
  inArea: (p: { kind: number; n: number }) => kinds(p.n, p.kind),
  most: (p: { kind: number; n: number }) => `${kinds(p.n, p.kind)}: the most, so one more when scored`,

  buyOrPlay: 'Buy a sacrifice card if you like, or play from your hand.',
  playNow: 'Play from your hand.',
  mustDiscard: 'Three moai, and too little wood for any: remove one from the game.',
  layFaceUp: (p: { name: string }) => `${p.name} builds a moai: lay one of your sacrifice cards face up on the stone.`,
  layFaceDown: 'Lay one of your sacrifice cards face down on the stone.',
  layFromPile: 'Add a card from any pile to the stone, face up.',
  takeNow: (p: { n: number }) =>
    plural(p.n, { one: 'Take a front card: the one behind it is scored.', other: 'Take # front cards, one by one.' }),
  gloryOrWood: (p: { n: number }) =>
    p.n === 1
      ? 'Your moai brings you 1 glory or 1 wood: which?'
      : `Your moai bring you ${p.n} glory or ${p.n} wood: which?`,
  pileEmpty: (p: { type: number }) => `There is no ${CARD[p.type]} left: take one from another pile.`,
  showCard: 'The game is over: reveal your face-down card.',
  over: (p: { names: readonly string[] }) =>
    p.names.length === 1 ? `${p.names[0]} wins.` : `${list(p.names)} share the victory.`,
  waitPlay: (p: { name: string }) => `${p.name} is choosing a card to play.`,
  waitSacrifice: (p: { name: string }) => `${p.name} is choosing a sacrifice.`,
  waitTake: (p: { name: string }) => `${p.name} is taking cards.`,
  waitChoose: (p: { name: string }) => `${p.name} is choosing what to get.`,
  waitReveal: (p: { name: string }) => `${p.name} reveals a card.`,

  headBuy: 'Buy',
  headPlay: 'Play',
  headStone: 'Stone',
  headTake: 'Take',
  headChoose: 'Choose',
  buy: (p: { type: number; price: number }) =>
    p.price === 0 ? `Buy ${A_CARD[p.type]} for nothing` : `Buy ${A_CARD[p.type]} for ${wood(p.price)}`,
  play: (p: { kind: number; n: number; price: number }) =>
    p.price === 0 ? `Play ${kinds(p.n, p.kind)}` : `Play ${kinds(p.n, p.kind)} for ${wood(p.price)}`,
  discard: 'Remove a moai from the game',
  lay: (p: { type: number }) => `Lay ${A_CARD[p.type]} face up`,
  hide: (p: { type: number }) => `Lay ${A_CARD[p.type]} face down`,
  offer: (p: { type: number }) => `Add ${A_CARD[p.type]}`,
  substitute: (p: { type: number }) => `Take ${A_CARD[p.type]}`,
  take: (p: { kind: number; column: number }) => `Take ${THE_KIND[p.kind]} from column ${p.column}`,
  takeThen: (p: { take: string; outcome: string }) => `${p.take}. ${p.outcome}`,
  takeGlory: (p: { n: number }) => `Take ${glory(p.n)}`,
  takeWood: (p: { n: number }) => `Take ${wood(p.n)}`,
  reveal: (p: { type: number }) => `Reveal ${A_CARD[p.type]}`,
  cancel: 'Cancel',

  gainWood: (p: { name: string; n: number }) => `${p.name} +${wood(p.n)}`,
  gainGlory: (p: { name: string; n: number }) => `${p.name} +${glory(p.n)}`,
  gainEither: (p: { name: string; n: number }) => `${p.name} +${p.n} glory or wood`,
  gainCards: (p: { name: string; n: number }) =>
    `${p.name} +${plural(p.n, { one: '# sacrifice card', other: '# sacrifice cards' })}`,
  wouldScore: (p: { kind: number; gains: readonly string[] }) => `Scores ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  wouldPayNobody: (p: { kind: number }) => `Scores ${A_KIND[p.kind]}, which brings nobody anything.`,
  wouldRefill: 'The column is refilled; its last new card is scored.',
  wouldEnd: 'The refill uses up the deck: the game ends at once.',
  wouldLay: (p: { type: number; value: number; worth: number }) =>
    `You give it up: then each ${CARD[p.type]} is worth ${glory(p.value)}, and the cards you keep ${p.worth} in all.`,
  wouldOffer: (p: { type: number; value: number; worth: number }) =>
    `Then each ${CARD[p.type]} is worth ${glory(p.value)}, and your cards ${p.worth} in all.`,
  wouldDiscard: 'It leaves the game for good, and costs nothing.',
  notYet: (p: { n: number }) => `Nothing is scored yet: ${p.n} more to take.`,

  dealt: 'Four columns of four cards are laid out.',
  bought: (p: { name: string; type: number; price: number }) =>
    p.price === 0
      ? `${p.name} gets ${A_CARD[p.type]} for nothing.`
      : `${p.name} buys ${A_CARD[p.type]} for ${wood(p.price)}.`,
  played: (p: { name: string; kind: number; n: number; price: number }) =>
    p.price === 0
      ? `${p.name} plays ${kinds(p.n, p.kind)}.`
      : `${p.name} plays ${kinds(p.n, p.kind)} for ${wood(p.price)}.`,
  discarded: (p: { name: string }) => `${p.name} removes a moai from the game.`,
  sacrificed: (p: { name: string; type: number }) => `${p.name} lays ${A_CARD[p.type]} on the stone.`,
  hid: (p: { name: string }) => `${p.name} lays a card face down on the stone.`,
  hidKnown: (p: { name: string; type: number }) => `${p.name} lays ${A_CARD[p.type]} face down on the stone.`,
  offered: (p: { name: string; type: number }) => `${p.name} adds ${A_CARD[p.type]} from its pile to the stone.`,
  took: (p: { name: string; kind: number; column: number }) =>
    `${p.name} takes ${A_KIND[p.kind]} from column ${p.column}.`,
  choseGlory: (p: { name: string; n: number }) => `${p.name} takes ${glory(p.n)} for moai.`,
  choseWood: (p: { name: string; n: number }) => `${p.name} takes ${wood(p.n)} for moai.`,
  substituted: (p: { name: string; type: number }) => `${p.name} takes ${A_CARD[p.type]} instead.`,
  revealed: (p: { name: string; type: number }) => `${p.name} reveals ${A_CARD[p.type]}.`,
  refilled: (p: { column: number; kinds: readonly number[] }) =>
    `Column ${p.column} is refilled, from the front: ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'The deck is used up: the game is over.',
  scored: (p: { kind: number; gains: readonly string[] }) => `Scoring ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  scoredNobody: (p: { kind: number }) => `Scoring ${A_KIND[p.kind]}: nobody gets anything.`,
  scoredMoai: 'Scoring a moai: everybody who has moai chooses glory or wood.',
  scoredShort: (p: { kind: number }) => `Scoring ${A_KIND[p.kind]}: its pile is empty.`,
  paidOn: (p: { gains: readonly string[] }) => `The scoring goes on: ${p.gains.join(', ')}.`,

  stagePlay: (p: { n: number }) => `Buy and play · ${plural(p.n, { other: '# in the deck' })}`,
  stageSacrifice: (p: { n: number }) => `Sacrifice round · ${plural(p.n, { other: '# in the deck' })}`,
  stageTake: (p: { n: number }) => `Refill the hand · ${plural(p.n, { other: '# in the deck' })}`,
  stageScore: (p: { n: number }) => `Scoring · ${plural(p.n, { other: '# in the deck' })}`,
  endsShort: (p: { refills: number }) =>
    plural(p.refills, {
      none: 'the next refill is the last',
      one: '# refill before the last',
      other: '# refills before the last',
    }),
  ends: (p: { refills: number }) => `The game ends when a refill uses up the deck. ${ends(p.refills)}`,
  stageReveal: 'The stone is revealed',
  stageOver: 'The game is over',

  sourceGlory: 'Glory won',
  sourceMoai: 'Moai',
  sourceWood: 'Wood',
  sourceSacrifices: 'Sacrifice cards',
};

export default en;
