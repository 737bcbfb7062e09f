import { type Judgement, type Play, type Stroke, type TurningPoint, VERDICTS } from '@ahu/analysis';
import type { Game } from '@ahu/core';
import { columns, heading, wrap } from '../terminal/terminal.ts';

/** What an analysis found out about a match. */
export interface Findings {
  readonly game: Game;
  readonly names: readonly string[];
  readonly judgements: readonly Judgement[];
  readonly strokes: readonly Stroke[];
  readonly plays: readonly Play[];
  readonly turns: readonly TurningPoint[];
}

/** The costliest decisions that are told of each seat. */
const TOLD = 5;

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${percent(Math.abs(share))}`;

/** How well each seat played, in a table. */
function table({ names, plays }: Findings): string[] {
  const head = ['', 'accuracy', 'decisions', 'inaccuracies', 'mistakes', 'blunders', 'luck'];
  const rows = plays.map(({ accuracy, decisions, verdicts, luck }, seat) => [
    names[seat],
    decisions > 0 ? accuracy.toFixed(0) : '–',
    String(decisions),
    ...VERDICTS.slice(1).map((verdict) => String(verdicts[verdict])),
    signed(luck),
  ]);
  return columns([head, ...rows]);
}

const about = ({ game, names }: Findings, { ply, seat, move, best, cost, verdict }: Judgement): string =>
  verdict !== 'fine'
    ? `ply ${ply}, ${names[seat]}: ${game.write(move)} – ${verdict}, costs ${percent(cost)} of the chance to win; better: ${game.write(best)}`
    : `ply ${ply}, ${names[seat]}: ${game.write(move)}`;

function worst(findings: Findings): string[] {
  const faults = findings.judgements.filter(({ verdict }) => verdict !== 'fine').toSorted((a, b) => b.cost - a.cost);
  const told = findings.names.flatMap((_, seat) => faults.filter((each) => each.seat === seat).slice(0, TOLD));
  if (told.length === 0) return ['No move cost much.'];
  return told.flatMap((judgement) => wrap(about(findings, judgement), '', '    '));
}

function turning(findings: Findings): string[] {
  return findings.turns.flatMap(({ change, judgement, strokes }) => {
    const moved = change.map((each, seat) => `${findings.names[seat]} ${signed(each)}`).join(', ');
    const luck = strokes.length > 0 ? '; dice or cards fell in between' : '';
    return wrap(`${about(findings, judgement)}. After it: ${moved}${luck}.`, '', '    ');
  });
}

/** All of an analysis, for people. */
export const describe = (findings: Findings): string[] => [
  ...table(findings),
  '',
  heading('What cost most'),
  ...worst(findings),
  '',
  heading('Where it was decided'),
  ...turning(findings),
];
