import type { RuleId } from '@ahu/core';

/** Every paragraph of docs/rules/rapa-nui-cards.md in one line. */
export const RULES: Readonly<Record<RuleId, string>> = {
  'C1.1': 'The deck has 9 moai, 9 priests, 12 woodcutters and 5 hunter-gatherers of each of four types.',
  'C1.2': 'Each colour starts with a woodcutter and three hunter-gatherers; colour i lacks type i.',
  'C1.3': 'There are 25 sacrifice cards of each type.',
  'C1.4': 'Wood and glory never run out.',
  'C2.1': 'The start woodcutter lies in your village, the three hunter-gatherers are your hand.',
  'C2.2': 'Chance lays the cards of a column one by one; the one laid last is its front.',
  'C2.3': 'Everybody starts with one sacrifice card of each type, known to its owner.',
  'C2.4': 'Wood at the start is 2, 3, 4, 5 in turn order.',
  'C3.0': 'Players take their turns clockwise; only the player who is asked may move.',
  'C3.1':
    'Before playing you may buy one sacrifice card from a pile that has some, for 5 wood less your hunter-gatherers of its type.',
  'C3.2':
    'Play one woodcutter, one priest, one moai for 7 wood, or up to three hunter-gatherers of one type for 0, 1 or 2 wood, from your hand.',
  'C3.3': 'A moai is discarded only when you hold three and have less than 7 wood.',
  'C3.4': 'Only a moai does anything when it is played.',
  'C4.1': 'After a moai, each other player in turn lays one sacrifice card face up on the stone, if they have one.',
  'C4.2': 'The builder then lays one sacrifice card of their own face down.',
  'C4.3': 'Last, the builder adds a card from any pile that has some, face up.',
  'C5.1': 'Take front cards from columns that have any until you hold three.',
  'C5.2': 'An empty column is refilled at once with four cards from the deck.',
  'C5.3': 'After your last take, the card it uncovered is scored.',
  'C5.4': 'One card is scored, for everybody, clockwise from the active player.',
  'C6.1': 'A woodcutter brings 1 wood for each of your woodcutters.',
  'C6.2': 'A priest brings 1 glory for each of your priests.',
  'C6.3': 'A moai brings 1 glory or 1 wood for each of your moai, all of one kind.',
  'C6.4': 'A hunter-gatherer brings one sacrifice card of its type to everybody who has such a hunter-gatherer.',
  'C6.5': 'The only player with the most, and at least two, gets one more.',
  'C6.6': 'If that pile is empty, you choose a card from another pile that has some.',
  'C7.1': 'The game ends at once when a refill uses up the deck.',
  'C7.2': 'Glory won, 4 a moai, 1 for every 5 wood, and your sacrifice cards at their value.',
  'C7.3':
    'The face-down cards are revealed as they are; a type is worth 3 less one for each higher count on the stone.',
  'C7.4': 'With nothing on the stone sacrifice cards are worth nothing.',
  'C7.5': 'Most glory wins, then most moai, then the victory is shared.',
  'C8.1': 'Columns, villages, wood, glory, piles, the stone and all counts are public.',
  'C8.2': 'Until the game is over, only you know your sacrifice cards and those you laid face down.',
  'C8.3': 'Hands are hidden unless agreed otherwise.',
  'C8.4': 'Nobody knows the order of the deck or the face-down cards of others beyond what they saw.',
};
