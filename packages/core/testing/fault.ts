/** What every game must hold to; `conformance` names the one that is broken. */
export type Law =
  | 'legality' // moves lists exactly what breaks allows, over the whole move space
  | 'explain' // explain names the rule that breaks names
  | 'acts' // every move is an act, and every act its move
  | 'open' // whether an open act is possible shows on the table
  | 'rule ids' // breaks answers with rules that exist
  | 'dead end' // a seat that is to move has a move
  | 'termination' // no game is longer than the game says
  | 'chance' // chance moves have positive whole weights
  | 'purity' // asking changes nothing
  | 'notation' // every move is read back as it was written
  | 'json' // positions and views survive JSON
  | 'copy' // copies share nothing
  | 'replay' // a log leads to the same position again
  | 'commute' // sealed moves can be made in any order
  | 'determinize' // an imagined world looks like the real one
  | 'twins' // who did not see a move cannot tell it from another
  | 'witnesses' // who saw a move can tell it from another
  | 'alike' // a move that is seen keeps the imagined world like the real one
  | 'result' // scores and winners belong to the seats
  | 'audit' // the game's own invariants
  | 'ledger'; // an independent account of the log

export class Fault extends Error {
  readonly law: Law;

  constructor(law: Law, what: string, options?: ErrorOptions) {
    super(`${law}: ${what}`, options);
    this.name = 'Fault';
    this.law = law;
  }
}

export function demand(holds: boolean, law: Law, what: () => string): asserts holds {
  if (!holds) throw new Fault(law, what());
}

/** Where two JSON documents first differ, for people. */
export function difference(a: unknown, b: unknown, where = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${where || 'it'} is ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const [left, right] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (JSON.stringify(left) !== JSON.stringify(right)) return difference(left, right, `${where}/${key}`);
  }
  return 'they differ in the order of their keys';
}

export function demandSame(a: unknown, b: unknown, law: Law, what: () => string): void {
  demand(JSON.stringify(a) === JSON.stringify(b), law, () => `${what()}: ${difference(a, b)}`);
}
