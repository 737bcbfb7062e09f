/** Gives an element a description that is read out after its name; Svelte knows no such attribute yet. */
export const described =
  (text: string) =>
  (node: Element): void => {
    node.ariaDescription = text;
  };
