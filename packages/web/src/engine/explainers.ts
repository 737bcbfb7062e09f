import type { Move, Position, Refusal, RuleId, Seat } from '@ahu/core';

type Explain = (state: Position, seat: Seat, move: Move, rule: RuleId | undefined) => Refusal | undefined;

/** What a game says about refusals; loaded when the first move is refused. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  giants: () => import('@ahu/giants/explain'),
  'rapa-nui': () => import('@ahu/rapa-nui/explain'),
  'rapa-nui-cards': () => import('@ahu/rapa-nui-cards/explain'),
};

export const loadExplain = async (game: string): Promise<Explain> =>
  ((await LOADERS[game]()) as { explain: Explain }).explain;
