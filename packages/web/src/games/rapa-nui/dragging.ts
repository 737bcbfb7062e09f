import { caseOfAhu, type Place } from '@ahu/rapa-nui/public';
import { drags } from '../../ui/drag.ts';
import type { Desk } from './desk.svelte.ts';
import { lightOf } from './lights.ts';

/** What a `data-drag` says: a figure to be placed, or the number of a cargo. */
const thingOf = (picture: Element): string => picture.closest<HTMLElement>('[data-drag]')?.dataset.drag as string;

const placed = (target: Element): [place: Element | null, kind: string, id: string] => {
  const place = target.closest<HTMLElement>('[data-light]');
  const [kind, id] = place?.dataset.light?.split(':') ?? [];
  return [place, kind, id];
};

/** An ahu that is no goal is part of its land. */
function placeOf(target: Element): Place | undefined {
  const [, kind, id] = placed(target);
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

const goalOf = (desk: Desk, target: Element): string | undefined => {
  const [, kind, id] = placed(target);
  return kind === 'ahu' && desk.isLit(`ahu:${id}`) ? id : undefined;
};

/** A figure that does not fit there is refused in words. */
function place(desk: Desk, figure: string, where: Place): void {
  const along = desk.chief === undefined ? {} : { chief: desk.chief };
  if (figure === 'villager' || figure === 'sorcerer') desk.play({ kind: 'place', figure, place: where, ...along });
  else if (where.kind === 'column') desk.bringChief(where.column);
}

/** Figures are dragged to lands, columns and stars; cargo to its ahu, which then asks for the way. */
export const pieceDrags = (desk: Desk): ReturnType<typeof drags> =>
  drags({
    lift: (target) => {
      const thing = target.closest<HTMLElement>('[data-drag]');
      const isCargo = thing?.matches('button');
      if (!thing || !(isCargo || desk.moves.some(({ kind }) => kind === 'place'))) return undefined;
      return isCargo ? (thing.querySelector('svg') ?? undefined) : thing;
    },
    over: (picture, target) => {
      const cargo = Number(thingOf(picture));
      if (Number.isNaN(cargo)) {
        const where = target && placeOf(target);
        return where && desk.isLit(lightOf(where)) ? (placed(target)[0] ?? undefined) : undefined;
      }
      if (target && desk.cargo !== cargo) desk.pick(cargo);
      desk.hovered = target && goalOf(desk, target);
      return undefined;
    },
    drop: (picture, target) => {
      const thing = thingOf(picture);
      const goal = goalOf(desk, target);
      const where = placeOf(target);
      if (!Number.isNaN(Number(thing))) {
        if (goal !== undefined) desk.clickAhu(goal);
      } else if (where) place(desk, thing, where);
    },
  });
