import type { RuleId } from '@ahu/core';

/** Every paragraph of docs/rules/giants.md in one line. */
export const RULES: Readonly<Record<RuleId, string>> = {
  'G1.1': 'Each of the five colours has 6 workers, a chief, a sorcerer, 6 tribe markers, 7 bases and a banner.',
  'G1.2':
    'There are 17, 12 and 6 moai of sizes 1, 2 and 3, 14 headdresses, 27 logs, 30 half-tablets, 5 dice and 7 forests.',
  'G1.3': 'A die shows 0, which is broken, or a size from 1 to 3.',

  'G2.1':
    'Your reserve starts with a worker, the sorcerer, the chief, 2 tribe markers and 7, 6 or 5 bases at 3, 4 or 5 players.',
  'G2.2': 'With the quick start everybody begins with 2 workers.',
  'G2.3': 'All other workers and tribe markers start in the urn, those of unused colours too.',
  'G2.4': 'One die is rolled for each player: 3 white ones, then the brown ones.',
  'G2.5': 'Forests start with their number up.',
  'G2.6': 'Everybody starts at 0 prestige, and the first player is drawn.',

  'G3.0': 'Only a player who is asked may act, and only with a move of this moment.',
  'G3.1':
    'Each die from 1 to 3 brings a moai of that size to the quarry tile; in the first round a 0 counts as 1 and a 3 as 2.',
  'G3.2': 'A die brings nothing when the supply has no moai of its size left.',
  'G3.3':
    'You bid any tribe markers and any workers, sorcerer and chief of your reserve, secretly; all bids are shown together.',
  'G3.4': 'A worker or the sorcerer counts as 1 sculptor, the chief as 3.',
  'G3.5': 'Most markers bid chooses first, then most half-tablets, then turn order.',
  'G3.6':
    'You take one moai at a time, no larger than your unused sculptors; a player who declines is out of this auction.',
  'G3.7': 'Moai that nobody takes leave the game.',
  'G3.8': 'What was bid is out of use until the round ends.',
  'G3.9': 'In placement you take one action at a time, clockwise, until you pass for good.',
  'G3.10':
    'You place one worker or the sorcerer with up to 2 logs, or the chief without logs, from your reserve on any hex.',
  'G3.11': 'The sorcerer may do the action of the hex where it is placed, and bring logs as well.',
  'G3.12': 'The chief does the action of its hex for 2 half-tablets, once a round at most.',
  'G3.13': 'One tribe marker of your reserve, spent for this round, brings a half-tablet while there are some.',
  'G3.14': 'A player who passes has no further action in this phase.',
  'G3.15': 'The village gives a worker of your colour from the urn.',
  'G3.16': 'The sorcerers’ hut gives a tribe marker of your colour from the urn.',
  'G3.17': 'A forest gives as many logs as its number, once, and is then felled.',
  'G3.18':
    'A free ahu beside the hex is reserved with a base of your reserve; only you may erect there, and the base stays.',
  'G3.19': 'The headdress quarry gives a headdress while there are some.',
  'G3.20': 'An action that would give nothing cannot be chosen, and a hex gives one action only.',
  'G3.21':
    'In transport you act on one moai or headdress, with or without moving it, or pass for good; leaving it needs a hex entered.',
  'G3.22':
    'You may act on what you won or moved this round, what carries your marker, and abandoned objects; nothing else.',
  'G3.23': 'A moai or headdress won this round starts on its quarry hex.',
  'G3.24':
    'Each hex entered must supply strength: 1 for size 1 or a headdress, 2 for size 2, 3 for size 3; a chief gives 3, others 1.',
  'G3.25': 'Logs alone never carry: a worker, sorcerer or chief must help in every hex.',
  'G3.26': 'An object never enters a hex where it has been in this round.',
  'G3.27': 'Pieces and logs on the board serve any number of transports.',
  'G3.28':
    'Nobody can refuse to carry; the owner scores 1 prestige for each strength that another player uses, logs excepted.',
  'G3.29': 'The cheapest crew carries; where several are cheapest, the mover chooses who scores.',
  'G3.30':
    'You erect on a free ahu with a base of your reserve, or on one you reserved, with a piece of yours in its hex.',
  'G3.31': 'A headdress goes on any erected moai without one, with a piece of yours in the hex of its ahu.',
  'G3.32':
    'A tribe marker of your reserve makes an unmarked object yours alone; it comes back when the object is erected or placed.',
  'G3.33': 'An abandoned object must be erected, placed or marked in the same action that takes it up.',
  'G3.34':
    'What was won and never moved goes to its quarry hex at the end of transport, where its owner may mark it, in turn order.',
  'G3.35': 'For a half-tablet you may look at the base under one moai, at any time.',
  'G3.36':
    'At the end of the round pieces and markers come back, you may take back markers from objects, and placed logs are gone.',
  'G3.37': 'The player on the left of the first player begins the next round.',

  'G4.1': 'The game ends after the transport of a round in which a player has moai on all of their bases.',
  'G4.2':
    'A moai scores ahu value times size, a headdress the headdress value of its ahu, two half-tablets 3, besides transport.',
  'G4.3': 'Most prestige wins, and a tie is shared.',
  'G4.4':
    'The game also ends after two rounds in a row without moai supply, erection or headdress placed, and after round 30.',
  'G4.5': 'With open score, moai score when they are erected and headdresses at the end.',

  'G5.1': 'Bids are secret until all are in; screens hide reserves and bases hide colours unless agreed otherwise.',
  'G5.2': 'Once the first player is known, only the dice are chance; nothing from the urn is random.',
};
