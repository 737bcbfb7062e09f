/** Why a move is refused, with the numbers and places that decide. */
import type { Seat } from '@ahu/core';
import type {
  AhuName,
  CargoName,
  CaseName,
  Column,
  ImprovementName,
  OfferingName,
  ResourceName,
  TileName,
} from './vocabulary.ts';

export type NotYourTurn = { readonly why: 'turn'; readonly asked: Seat };
/** The main action of the turn is done. */
export type Acted = { readonly why: 'acted' };
export type HeldBy = { readonly why: 'held'; readonly id: CaseName; readonly by: Seat };
export type TooFewResources = {
  readonly why: 'resources';
  readonly resource: ResourceName;
  readonly has: number;
  readonly needs: number;
};
/** Nothing that could be bought with what one has. */
export type NoOffering = { readonly why: 'noOffering' };
export type NoGoal = { readonly why: 'noGoal'; readonly cargo: CargoName };
export type EmptyStack = { readonly why: 'noStack'; readonly offering: OfferingName };
export type NoTile = { readonly why: 'noTile'; readonly tile: TileName };
/** One of the ends of a walk. */
export type NotHere = { readonly why: 'notHere'; readonly ahu: AhuName; readonly at: CaseName };
export type NobodyThere = { readonly why: 'nobody' | 'tired'; readonly id: CaseName };
export type OtherCargo = { readonly why: 'cargo'; readonly cargo: CargoName };
export type AlreadyOwned = { readonly why: 'owned'; readonly improvement: ImprovementName };

/** A kind of the gain is settled: Barter and purchases come before it, or after the whole of it. */
export type GainBegun = { readonly why: 'begun' };

type OfImprovement = TooFewResources | AlreadyOwned;

/** By rule: the facts that can come with it. */
export interface FactsOf {
  'R3.0': NotYourTurn;
  'R3.1': Acted | { readonly why: 'villagers' };
  'R3.2': { readonly why: 'sorcererOut' } | { readonly why: 'star'; readonly place: number; readonly by: Seat };
  'R3.3': { readonly why: 'column'; readonly column: Column; readonly places: number };
  'R3.4': HeldBy;
  'R3.5': { readonly why: 'noChief' | 'chiefOut' };
  'R5.1': Acted | { readonly why: 'notSculpted'; readonly cargo: CargoName };
  'R5.2':
    | { readonly why: 'noWay'; readonly cargo: CargoName }
    | { readonly why: 'far'; readonly from: CaseName; readonly id: CaseName }
    | { readonly why: 'empty' | 'walked' | 'deadEnd'; readonly id: CaseName };
  'R5.4':
    | NoGoal
    | NotHere
    | NobodyThere
    | OtherCargo
    | { readonly why: 'occupied'; readonly ahu: AhuName }
    | { readonly why: 'due'; readonly due: number; readonly resource: ResourceName };
  'R5.6':
    | NoGoal
    | NotHere
    | NobodyThere
    | OtherCargo
    | NoOffering
    | { readonly why: 'noPukao' }
    | { readonly why: 'bare' | 'capped'; readonly ahu: AhuName };
  'R5.7': TooFewResources | EmptyStack | NoOffering;
  'R6.1': NoTile | { readonly why: 'notTired'; readonly id: CaseName };
  'R6.2': NoTile | TooFewResources;
  'R6.3': NoTile | { readonly why: 'price'; readonly needs: number };
  'R6.4': NoTile;
  'R6.5': NoTile;
  'R6.6': NoTile;
  'R6.7': NoTile | HeldBy;
  'R6.8': NoTile | HeldBy | { readonly why: 'noSculptor' } | { readonly why: 'noChief' | 'chiefOut' };
  'R6.9': NoTile;
  'R6.10': NoTile;
  'R6.12': GainBegun;
  'R7.0': GainBegun | { readonly why: 'enough'; readonly most: number };
  'R7.1': OfImprovement;
  'R7.2': OfImprovement | { readonly why: 'tooHigh'; readonly offering: OfferingName };
  'R7.3': OfImprovement;
  'R7.4': OfImprovement;
}

export type Facts = FactsOf[keyof FactsOf];

/** Without facts if the move belongs to another moment, or the rule says it all. */
export type Refusal =
  | { [Rule in keyof FactsOf]: { readonly rule: Rule; readonly facts: FactsOf[Rule] } }[keyof FactsOf]
  | { readonly rule: string; readonly facts?: undefined };
