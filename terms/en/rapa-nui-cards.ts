import { terms } from '../terms.ts';

export default terms({
  words: {
    'village card of a type': 'fish gatherer',
    'sacrifice card': 'fish card (sacrifice card)',
    types: 'fish, berry, sweet potato, cereal',
    'woodcutter, priest': 'woodcutter, priest',
    village: 'village',
    'column; front card': 'column; front card',
    deck: 'deck',
    pile: 'pile',
    stone: 'sacrificial stone',
    'sacrifice round': 'sacrifice round',
    'face up, face down': 'face up, face down',
    'to build a moai; builder': 'build; builder',
    'to score a card': 'score',
    majority: 'majority',
    wood: '3 wood',
    glory: '3 glory',
    'remove from the game': 'remove',
  },
  out: {
    '(?<!sweet )potato(es)?': 'Sweet potato',
    'areas?': 'village',
    'rais(e|es|ed|ing)': 'build',
    'rounds? of sacrifices?': 'sacrifice round',
    'put (one |one of them |a moai |it )?out of the game': 'remove from the game',
    '(buy|put|hide|sacrifice) an? (fish|berry|sweet potato|cereal)(?! card)':
      'fish card, and fish gatherer for the person',
  },
});
