/** Reasons of Rapa Nui in sentences that light what they are about; loaded with the first hint. */

import type { Reason as AnyReason } from '@ahu/core';
import { SIZES, type TileName } from '@ahu/rapa-nui/public';
import type { Pay, Reason } from '@ahu/rapa-nui/reasons';
import type { Names, Telling } from '../../contract/kit.ts';
import { ahuName, bundleName, cargoTitle, caseName, improvementName, moaiCounts, tileName } from '../drawing/names.ts';
import { w as game } from '../words/index.ts';
import { w } from './words/index.ts';

/** A reason as the page tells it; each kind has its facts, and its sentence knows them. */
export function why(reason: AnyReason, names: Names): Telling {
  const facts = reason as Reason;
  return { text: textOf(facts, names), lights: lightsOf(facts) };
}

const powerOf = (tile: TileName): string => game().tiles[tile].power;

const paidTo =
  (names: Names) =>
  ({ seat, bundle }: Pay): string =>
    bundle === null
      ? w().chosen({ who: names[seat] })
      : game().detail.pays({ who: names[seat], what: bundleName(bundle) });

function textOf(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'erects':
    case 'caps':
      return textOfRaising(reason);
    case 'pays':
      return w().pays({ items: reason.to.map(paidTo(names)) });
    case 'gets':
    case 'spends':
      return w()[reason.kind]({ what: bundleName(reason.bundle) });
    case 'offers':
    case 'discards':
      return w()[reason.kind]({ n: reason.points });
    case 'passes':
      return w().passes({ n: reason.count });
    case 'paysNobody':
    case 'lastRound':
    case 'saves':
      return w()[reason.kind];
    case 'drafts':
    case 'wins':
      return w()[reason.kind]({ tile: tileName(reason.tile), text: powerOf(reason.tile) });
    case 'uses':
      return game().aside({ label: tileName(reason.tile), text: powerOf(reason.tile) });
    case 'buys': {
      const { improvement } = reason;
      return game().aside({ label: improvementName(improvement), text: game().improvements[improvement].power });
    }
    default:
      return textOfPlacing(reason);
  }
}

type Raising = Extract<Reason, { kind: 'erects' | 'caps' }>;

function textOfRaising(reason: Raising): string {
  const [ahu, items] = [ahuName(reason.ahu), reason.route.map(caseName)];
  if (reason.kind === 'caps') return w().caps({ ahu, items });
  return w().erects({ what: w().moai[SIZES.indexOf(reason.size)], ahu, items });
}

type Placing = Extract<
  Reason,
  { kind: 'holds' | 'joins' | 'reaches' | 'reachesCap' | 'sculpts' | 'prepares' | 'orders' | 'substitutes' }
>;

function textOfPlacing(reason: Placing): string {
  switch (reason.kind) {
    case 'holds': {
      const what = game().detail.or({ items: reason.bundles.map(bundleName) });
      return w().holds({ place: caseName(reason.id), what });
    }
    case 'joins':
      return w().joins({ place: caseName(reason.id), n: reason.count });
    case 'reaches': {
      const kinds = game().detail.or({ items: reason.resources.map((name) => game().kinds[name]) });
      const tile = reason.tile === null ? [] : [game().detail.tile({ tile: tileName(reason.tile) })];
      return w().reaches({ ahu: ahuName(reason.ahu), what: game().row({ items: [kinds, ...tile] }) });
    }
    case 'reachesCap':
      return w().reachesCap({ ahu: ahuName(reason.ahu) });
    case 'sculpts':
      return w().sculpts({ what: moaiCounts(reason.moai) });
    case 'prepares':
      return w().prepares({ n: reason.column });
    case 'orders':
      return reason.place === 0 ? w().first : w().orders({ n: reason.place });
    case 'substitutes':
      return w().substitutes({ what: cargoTitle(reason.size) });
  }
}

function lightsOf(reason: Reason): string[] {
  const route = 'route' in reason ? reason.route : [];
  return [
    ...('id' in reason ? [`case:${reason.id}`] : []),
    ...('ahu' in reason ? [`ahu:${reason.ahu}`] : []),
    ...route.map((id) => `case:${id}`),
    ...('to' in reason ? reason.to.map(({ seat }) => `seat:${seat}`) : []),
    ...('column' in reason ? [`column:${reason.column}`] : []),
    ...('improvement' in reason ? [`buy:${reason.improvement}`] : []),
  ];
}
