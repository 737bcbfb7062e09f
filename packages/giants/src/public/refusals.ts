/** Why a move is refused, with the numbers and places that decide. */
import type { Seat } from '@ahu/core';
import type { ActionName, AhuName, HexName, ObjectName, Piece } from './vocabulary.ts';

interface Shortage {
  readonly has: number;
  readonly needs: number;
}

/** Behind the screen. */
export type TooFewInReserve = {
  readonly why: 'reserve';
  readonly what: 'worker' | 'marker' | 'base' | 'log';
} & Shortage;
export type NotInReserve = { readonly why: 'away'; readonly piece: Piece };
export type NotYourTurn = { readonly why: 'turn'; readonly asked: Seat };
export type TooFewTablets = { readonly why: 'tablets' } & Shortage;
/** In the common supply. */
export type NoneLeft = { readonly why: 'supply'; readonly what: 'worker' | 'marker' | 'log' | 'headdress' | 'tablet' };
export type NothingThere = { readonly why: 'action'; readonly hex: HexName; readonly action: ActionName };
export type OwnedBy = { readonly why: 'owner'; readonly object: ObjectName; readonly owner: Seat };
export type MarkedBy = { readonly why: 'marked'; readonly object: ObjectName; readonly owner: Seat };
export type MustFinish = { readonly why: 'abandoned'; readonly object: ObjectName };
export type NoHelper = { readonly why: 'helper'; readonly hex: HexName };
export type NoAhu = { readonly why: 'ahu'; readonly hex: HexName; readonly slot: number };

/** By rule: the facts that can come with it. */
export interface FactsOf {
  'G3.0': NotYourTurn;
  'G3.9': NotYourTurn;
  'G3.3': TooFewInReserve | NotInReserve;
  'G3.6': { readonly why: 'tile'; readonly size: number } | ({ readonly why: 'sculptors' } & Shortage);
  'G3.10': TooFewInReserve | NotInReserve;
  'G3.11': TooFewInReserve | NotInReserve;
  'G3.12': NotInReserve | TooFewTablets;
  'G3.13': TooFewInReserve | NoneLeft;
  'G3.15': NothingThere;
  'G3.16': NothingThere;
  'G3.17': NothingThere;
  'G3.18': NothingThere | { readonly why: 'reserved'; readonly ahu: AhuName; readonly owner: Seat };
  'G3.19': NothingThere;
  'G3.20':
    | NoneLeft
    | TooFewInReserve
    | { readonly why: 'felled'; readonly hex: HexName }
    | { readonly why: 'taken'; readonly ahu: AhuName };
  'G3.21':
    | { readonly why: 'stuck'; readonly object: ObjectName }
    | { readonly why: 'far'; readonly from: HexName; readonly hex: HexName }
    | { readonly why: 'moved'; readonly object: ObjectName }
    | { readonly why: 'unmoved'; readonly object: ObjectName }
    | { readonly why: 'putBack'; readonly most: number };
  'G3.22': OwnedBy;
  'G3.24':
    | ({ readonly why: 'strength'; readonly hex: HexName; readonly object: ObjectName } & Shortage)
    | { readonly why: 'carrier'; readonly hex: HexName };
  'G3.26': { readonly why: 'visited'; readonly hex: HexName; readonly object: ObjectName };
  'G3.29':
    | ({ readonly why: 'payment' } & Shortage)
    | { readonly why: 'payee'; readonly seat: Seat; readonly hex: HexName };
  'G3.30':
    | NoAhu
    | NoHelper
    | TooFewInReserve
    | { readonly why: 'occupied'; readonly ahu: AhuName }
    | { readonly why: 'notMoai'; readonly object: ObjectName };
  'G3.31':
    | NoHelper
    | { readonly why: 'bare'; readonly ahu: AhuName }
    | { readonly why: 'capped'; readonly ahu: AhuName }
    | { readonly why: 'notHeaddress'; readonly object: ObjectName };
  'G3.32': MarkedBy | TooFewInReserve;
  'G3.33': MustFinish;
  'G3.34': { readonly why: 'notAtQuarry'; readonly object: ObjectName };
  'G3.35':
    | TooFewTablets
    | { readonly why: 'bare'; readonly ahu: AhuName }
    | { readonly why: 'known'; readonly ahu: AhuName };
  'G3.36': { readonly why: 'notMarked'; readonly object: ObjectName };
}

export type Facts = FactsOf[keyof FactsOf];

/** Without facts if the move belongs to another moment, or the rule says it all. */
export type Refusal =
  | { [Rule in keyof FactsOf]: { readonly rule: Rule; readonly facts: FactsOf[Rule] } }[keyof FactsOf]
  | { readonly rule: string; readonly facts?: undefined };
