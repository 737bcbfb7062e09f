import { clanOf } from '../../../ui/art/clans.ts';
import source from './art.svg?url';

/** Drawings are fetched as a picture, beside the code, as soon as the table is wanted. */
const drawn = fetch(source).then((answer) => answer.text());

/** Lays the drawings into the page, where they can be used by their ids; those of clans once for each seat. */
export const art =
  (seats: number) =>
  (node: HTMLElement): void =>
    void drawn.then((picture) => {
      const [common, clans, end] = picture.split(/<!-- clan.*-->/);
      const drawings = Array.from({ length: seats }, (_, seat) => inColoursOf(seat, clans));
      node.innerHTML = [common, ...drawings, end].join('');
    });

function inColoursOf(seat: number, drawing: string): string {
  const { animal, pattern, ink } = clanOf(seat);
  const colours: Readonly<Record<string, unknown>> = { SEAT: seat, ANIMAL: animal, PATTERN: pattern, INK: ink };
  return drawing.replace(/SEAT|ANIMAL|PATTERN|INK/g, (name) => `${colours[name]}`);
}
