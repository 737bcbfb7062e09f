import {
  type Act,
  CARGO_PUKAO,
  caseOfAhu,
  isQuarry,
  type Place,
  type StackName,
  type View,
} from '@ahu/rapa-nui/public';

/** The light of a place: the id that its drawing carries in `data-light`. */
export function lightOf(place: Place): string {
  if (place.kind === 'case') return `case:${place.id}`;
  return place.kind === 'column' ? `column:${place.column + 1}` : `star:${place.place + 1}`;
}

/** The place of a light; an ahu is part of its land, a stack of offerings is no place. */
export function placeOf(light: string): Place | undefined {
  const [kind, id] = light.split(':');
  switch (kind) {
    case 'case':
      return { kind, id };
    case 'ahu':
      return { kind: 'case', id: caseOfAhu(id) };
    case 'column':
      return { kind, column: Number(id) - 1 };
    case 'star':
      return { kind, place: Number(id) - 1 };
    default:
      return undefined;
  }
}

/** Where an act is pressed. */
export function lightOfAct(act: Act): string | undefined {
  switch (act.kind) {
    case 'place':
      return lightOf(act.place);
    case 'use':
      return act.place && lightOf(act.place);
    case 'step':
      return `case:${act.to}`;
    case 'erect':
    case 'cap':
      return `ahu:${act.ahu}`;
    case 'take':
      return `stack:${act.stack}`;
    default:
      return undefined;
  }
}

/** What is tried at a place that is not lit, so that the rules say why not, as far as there is such an act. */
export function attemptAt({ phase, cargo }: View, light: string): Act | undefined {
  const place = placeOf(light);
  const [kind, id] = light.split(':');
  if (kind === 'ahu') return phase === 'walk' ? { kind: cargo === CARGO_PUKAO ? 'cap' : 'erect', ahu: id } : undefined;
  if (kind === 'stack') return { kind: 'take', stack: id as StackName };
  if (!place) return undefined;
  if (phase === 'walk' && place.kind === 'case') return { kind: 'step', to: place.id };
  if (phase !== 'place' || (place.kind === 'case' && isQuarry(place.id))) return undefined;
  return { kind: 'place', figure: place.kind === 'star' ? 'sorcerer' : 'villager', place };
}
