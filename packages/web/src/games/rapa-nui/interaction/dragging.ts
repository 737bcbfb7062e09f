import { drags } from '../../../ui/drag.ts';
import { lightOf, placeOf } from '../drawing/places.ts';
import type { RapaInteraction } from './interaction.ts';

/** What a `data-drag` says: a figure to be placed, or the number of a cargo. */
const thingOf = (picture: Element): string => picture.closest<HTMLElement>('[data-drag]')?.dataset.drag as string;

const placed = (target: Element | undefined): HTMLElement | undefined =>
  target?.closest<HTMLElement>('[data-light]') ?? undefined;
const lightAt = (target: Element | undefined): string => placed(target)?.dataset.light ?? '';

/** Figures are dragged to lands, columns and stars; cargo to its ahu, which then asks for the way. */
export const pieceDrags = (interaction: RapaInteraction): ReturnType<typeof drags> =>
  drags({
    lift: (target) => {
      const thing = target.closest<HTMLElement>('[data-drag]');
      const isCargo = thing?.matches('button');
      if (!thing || !(isCargo || interaction.acts.some(({ kind }) => kind === 'place'))) return undefined;
      return isCargo ? (thing.querySelector('svg') ?? undefined) : thing;
    },
    over: (picture, target) => {
      const cargo = Number(thingOf(picture));
      const light = lightAt(target);
      if (Number.isNaN(cargo)) {
        const place = placeOf(light);
        interaction.pointed = target && light;
        return place && interaction.lit.has(lightOf(place)) ? placed(target) : undefined;
      }
      if (target && interaction.state.cargo !== cargo) interaction.choose({ kind: 'pick', cargo });
      interaction.pointed = light.startsWith('ahu') && interaction.lit.has(light) ? light : undefined;
      return undefined;
    },
    drop: (picture, target) => {
      const thing = thingOf(picture);
      const light = lightAt(target);
      const place = placeOf(light);
      if (Number.isNaN(Number(thing))) {
        if (place) interaction.choose({ kind: 'put', figure: thing, place });
      } else if (light.startsWith('ahu') && interaction.lit.has(light)) interaction.drop(light);
    },
  });
