import type { Component } from 'svelte';

/** A game on one page, with pictures of its own pieces. */
export interface Summary {
  /** What the pieces are drawn from, once a page. */
  readonly Drawings?: Component;
  readonly Piece: Component<{ name: string }>;
  readonly parts: readonly { readonly key: string; readonly pieces: readonly string[] }[];
  readonly words: () => {
    readonly pieces: Readonly<Record<string, string>>;
    readonly parts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  };
}
