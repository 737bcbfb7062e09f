import type { Component } from 'svelte';

/** A component in one state. */
export interface Specimen {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props, which its shelf has checked.
  readonly Component: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
  /** A dialog or a board takes the whole screen, and is drawn in one theme at a time. */
  readonly whole?: boolean;
}

/** Checks the props against the component. */
// biome-ignore lint/suspicious/noExplicitAny: Svelte's own bound of props.
export const specimen = <Props extends Record<string, any>, Exports extends Record<string, any>, Bound extends string>(
  name: string,
  Component: Component<Props, Exports, Bound>,
  props: Props,
  whole = false,
): Specimen => ({ name, Component, props, whole });
