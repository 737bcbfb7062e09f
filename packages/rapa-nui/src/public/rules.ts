import type { RuleId } from '@ahu/core';

/** Every paragraph of docs/rules/rapa-nui.md in one line. */
export const RULES: Readonly<Record<RuleId, string>> = {
  'R1.1': 'There are 6 large, 7 medium and 8 small moai, 20 pukao and 2 neutral carriers.',
  'R1.2':
    'Reeds, eggs, wood and pearls rise in value; a track holds 10 of each at most, and what exceeds that is lost.',
  'R1.3':
    'Hut, Hen, Axe, Boat and Necklace are stacks of 4 offerings, and there are 7 exceptional ones; the best lies on top.',
  'R1.4': 'There are 29 ahu tiles of ten kinds.',
  'R1.5': 'Each player has 5 villagers, a sorcerer, a chief, 4 improvements, a Rongo tablet and a totem.',

  'R2.1': 'Each ahu of the board side, 17 for two players and 21 for more, gets a random ahu tile, face up.',
  'R2.2': 'You start with 4 villagers, the sorcerer, 1 of each resource and a Rongo tablet.',
  'R2.3': 'Neutral carriers stand on the crater and on the pukao quarry; the first turn order is drawn.',
  'R2.4':
    'The quarry columns have 4, 3 and 2 places, or 3, 2 and 1 for two players; the order track has one for each player.',
  'R2.5': 'The first game uses 21 simpler ahu tiles and no Rongo tablets.',
  'R2.6': 'Offering stacks are open; offerings taken are kept face down.',

  'R3.0': 'Only the player who is asked may act, and only with a move of this moment.',
  'R3.1': 'In turn order you place one figure at a time until all villagers and the sorcerer are out; you cannot pass.',
  'R3.2':
    'The sorcerer takes a free place of the order track, but not the first one as the very first action of the round.',
  'R3.3': 'A sculptor is a villager on a free place of any quarry column.',
  'R3.4': 'A carrier goes to an open space that is empty or held by you.',
  'R3.5':
    'With the Chief improvement you may put the chief under any column, together with placing a villager or the sorcerer.',
  'R3.6': 'A villager stays out for the round only when no place is left for it.',

  'R4.1': 'The sorcerers on the order track give the new turn order.',
  'R4.2':
    'A small moai takes a sculptor of column 1, a medium one 1 and 2, a large one 1, 2 and 3; a sculptor serves one moai.',
  'R4.3': 'If a size is gone you take a smaller one, never a larger one; what your sculptors made must be taken.',

  'R5.1': 'In turn order you make one transport, of a moai sculpted this round or a pukao, or pass for the phase.',
  'R5.2':
    'A walk goes over neighbouring spaces that hold a carrier, from the crater or pukao quarry, and visits none twice.',
  'R5.3':
    'Each space on the way that another player holds brings its owner what it shows for a moai, or 1 reed for a pukao; the owner chooses.',
  'R5.4':
    'You erect on a free ahu of a space where you have a carrier that is not tired; it gives its tile, to be used at once, and then 1, 3 or 5 resources.',
  'R5.5': 'A tired carrier carries and earns, but neither erects nor caps; the chief never tires.',
  'R5.6':
    'You cap an erected moai without pukao where you have a carrier that is not tired, and must buy exactly one offering.',
  'R5.7':
    'An offering costs 4 reeds, 4 eggs, one of each, 4 wood or 4 pearls; higher resources may stand in, and the tile must exist.',
  'R5.8': 'Moai sculpted but not erected go back to the supply at the end of transport.',

  'R6.1': 'Rest lets a tired carrier of yours stand up, in your turn of the transport.',
  'R6.2': 'Barter turns exactly 3 of your resources into any 3; in a transport you play it between tile and gain.',
  'R6.3': 'Thrift makes an offering cost 2 resources instead of 4 when you cap.',
  'R6.4': 'Reinforcement is one more sculptor in any column when you take moai.',
  'R6.5': 'Abundance gives 3 more resources of a kind the space shows when you erect.',
  'R6.6': 'Bonus gives 2 more resources of a kind the space shows when you erect.',
  'R6.7':
    'Retraining, before moai are taken, makes your sorcerer a sculptor in any column or a carrier on a space free for you.',
  'R6.8':
    'Helping hand, after moai are taken, makes a sculptor of yours or your chief a carrier on a space free for you.',
  'R6.9': 'Exceptional offering is kept: when you cap you may take an exceptional tile of the type paid for.',
  'R6.10': 'Favour is worth 3 points at the end.',
  'R6.11': 'The Rongo tablet, once discarded, has the power of any ahu tile at once.',
  'R6.12':
    'A tile is played in your own turn, at the moment it names; several may be combined, but Thrift counts once a capping.',
  'R6.13':
    'Where you are asked to retrain, take moai or lend a hand, it is your turn until you end it: Barter and purchases are possible.',

  'R7.0':
    'You buy at most 3 improvements, at any time of your turn but in a transport only before the gain, for exactly what they cost.',
  'R7.1': 'Fervent, for 2 reeds: each resource gained when erecting may be one step higher.',
  'R7.2': 'Artist, for 2 eggs: when capping you may take an offering one step higher.',
  'R7.3': 'Popular, for 2 wood: your fifth villager joins at once.',
  'R7.4': 'Chief, for 3 pearls: your chief joins.',

  'R8.1': 'Two players leave out 1 large, 1 medium and 2 small moai and one of the two equal tiles of each offering.',
  'R8.2':
    'Two players draft the tiles left over, the second player first: take one, remove all others of its kind, until each has 2.',
  'R8.3': 'The Rongo tablet can copy every kind of ahu tile, removed ones too.',

  'R9.1': 'At the end of a round the figures return; moai and pukao stay, and the new turn order holds.',
  'R9.2':
    'The game ends after a round with no more free ahus than players, after 20 rounds, or after three without a transport.',
  'R9.3': 'Offerings, 1 a resource, 3 for an unused Rongo tablet, 3 for Favour; most points win, and a tie is shared.',

  'R10.1': 'All is open but the values of the offerings taken, unless agreed otherwise.',
  'R10.2': 'Only the ahu tiles and the first turn order are chance.',
};
