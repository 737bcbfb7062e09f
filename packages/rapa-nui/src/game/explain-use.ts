/** Facts about ahu tiles that cannot be played. */
import type { RuleId, Seat } from '@ahu/core';
import { ofTile, type State } from '../position/state.ts';
import type { Use } from '../public/acts.ts';
import type { Facts } from '../public/refusals.ts';
import { TILES } from '../public/vocabulary.ts';
import { aboutBegun, aboutBundle } from './explain-exchange.ts';
import { aboutCase, aboutChief } from './explain-placement.ts';

export function aboutUse(
  state: State,
  seat: Seat,
  { by, tile, place, chief, given }: Use,
  rule: RuleId,
): Facts | undefined {
  if (by === 'play' && state.tiles[ofTile(seat, TILES.indexOf(tile))] === 0) return { why: 'noTile', tile };
  if (rule === 'R5.7') return { why: 'noOffering' };
  const id = place?.kind === 'case' ? place.id : undefined;
  switch (rule) {
    case 'R6.1':
      return id === undefined ? undefined : { why: 'notTired', id };
    case 'R6.2':
      return given && aboutBundle(state, seat, given);
    case 'R6.12':
      return tile === 'barter' ? aboutBegun(state) : undefined;
    case 'R6.7':
      return id === undefined ? undefined : aboutCase(state, seat, id);
    case 'R6.8':
      return aboutHelp(state, seat, id ?? '', chief === true);
    default:
      return undefined;
  }
}

/** A chief who carries already stays where he is; one in the quarry can go. */
function aboutHelp(state: State, seat: Seat, id: string, withChief: boolean): Facts | undefined {
  const taken = aboutCase(state, seat, id);
  if (taken) return taken;
  return withChief ? aboutChief(state, seat) : { why: 'noSculptor' };
}
