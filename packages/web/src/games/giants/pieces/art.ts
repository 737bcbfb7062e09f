import source from './art.svg?url';

/** Drawings are fetched as a picture, beside the code, as soon as the table is wanted. */
const drawn = fetch(source).then((answer) => answer.text());

/** Lays the drawings into the page, where they can be used by their ids; those of clans once for each seat. */
export const art =
  (seats: number) =>
  (node: HTMLElement): void =>
    void drawn.then((picture) => {
      const [common, clans, end] = picture.split(/<!-- clan.*-->/);
      const drawings = Array.from({ length: seats }, (_, seat) => clans.replaceAll('SEAT', `${seat}`));
      node.innerHTML = [common, ...drawings, end].join('');
    });
