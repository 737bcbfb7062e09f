/** Why a move is refused, with the numbers that decide. */
import type { Seat } from '@ahu/core';
import type { Kind, Type } from './vocabulary.ts';

/** What there is and what it takes. */
interface Shortage {
  readonly has: number;
  readonly needs: number;
}

export type NotYourTurn = { readonly why: 'turn'; readonly asked: Seat };
export type TooLittleWood = { readonly why: 'wood' } & Shortage;
export type TooFewCards = { readonly why: 'hand'; readonly card: Kind } & Shortage;
export type EmptyPile = { readonly why: 'pile'; readonly type: Type };
export type NoSuchSacrifice = { readonly why: 'sacrifices'; readonly type: Type };

/** By rule: the facts that can come with it. */
export interface FactsOf {
  'C3.0': NotYourTurn;
  'C3.1': { readonly why: 'bought' } | EmptyPile | TooLittleWood;
  'C3.2': TooFewCards | TooLittleWood;
  /** A moai is discarded with three of them in hand and too little wood to build one. */
  'C3.3': TooFewCards | ({ readonly why: 'rich' } & Shortage);
  'C4.1': NoSuchSacrifice;
  'C4.2': NoSuchSacrifice;
  'C4.3': EmptyPile;
  'C5.1': { readonly why: 'column'; readonly column: number };
  'C6.6': EmptyPile;
}

export type Facts = FactsOf[keyof FactsOf];

/** Without facts if the move belongs to another moment of the game. */
export type Refusal =
  | { [Rule in keyof FactsOf]: { readonly rule: Rule; readonly facts: FactsOf[Rule] } }[keyof FactsOf]
  | { readonly rule: string; readonly facts?: undefined };
