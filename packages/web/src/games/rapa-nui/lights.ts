import type { Place } from '@ahu/rapa-nui/public';

/** The light of a place: the id that its drawing carries in `data-light`. */
export function lightOf(place: Place): string {
  if (place.kind === 'case') return `case:${place.id}`;
  return place.kind === 'column' ? `column:${place.column + 1}` : `star:${place.place + 1}`;
}
