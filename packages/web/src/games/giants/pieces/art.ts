import source from './art.svg?url';

/** Drawings are fetched as a picture, beside the code, as soon as the table is wanted. */
const drawn = fetch(source).then((answer) => answer.text());

/** Lays the drawings into the page, where they can be used by their ids. */
export function art(node: HTMLElement): void {
  void drawn.then((picture) => {
    node.innerHTML = picture;
  });
}
