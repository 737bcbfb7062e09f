/** The question before something is played: what it is, and what it costs, brings or gives up. */
import {
  type Act,
  type Counts,
  IMPROVEMENT_PRICES,
  kindsDue,
  RESOURCES,
  RONGO_POINTS,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names } from '../../contract/kit.ts';
import { ahuName, bundleName, improvementName, landBrings, placeName, stackName, tileName } from '../drawing/names.ts';
import { boardOf } from '../drawing/table.ts';
import { w } from '../words/index.ts';
import { say } from './say.ts';

/** "Place a villager: S3?" */
export function askConfirm(act: Act, view: View, names: Names): string {
  const [what, which] = partsOf(act, view, names);
  return w().ask.confirm({ what, which });
}

function partsOf(act: Act, view: View, names: Names): [what: string, which: string] {
  const { heading, along } = w();
  switch (act.kind) {
    case 'place': {
      const text = placeName(act.place);
      return [heading[act.figure], act.chief === undefined ? text : along({ text, n: act.chief + 1 })];
    }
    case 'use':
      if (act.place) return [tileName(act.tile), placeName(act.place)];
      break;
    case 'buy':
      return [heading.buy, improvementName(act.improvement)];
    case 'pay':
      return [heading.pay, bundleName(act.bundle)];
    case 'gain':
      return [heading.gain, bundleName(splitGain(view, act.count))];
    case 'take':
      return [heading.take, stackName(act.stack)];
    case 'step':
      return [heading.step, placeName({ kind: 'case', id: act.to })];
    case 'erect':
    case 'cap':
      return [heading.finish, w().do[act.kind]({ ahu: ahuName(act.ahu) })];
  }
  const saying = say(act, view, names);
  return [saying.heading, saying.text];
}

/** That many of the lowest kind that is due, and the rest of the next one. */
function splitGain(view: View, count: number): Counts {
  const [lowest, next] = kindsDue(boardOf(view), view);
  return RESOURCES.map((kind) => (kind === lowest ? count : kind === next ? view.due - count : 0));
}

export function confirmDetail(act: Act, view: View, names: Names): string {
  const { detail, label, land, resources } = w();
  switch (act.kind) {
    case 'place': {
      const brings = act.place.kind === 'case' ? landBrings(view, act.place.id) : '';
      return brings === '' ? '' : land.pays({ what: brings });
    }
    case 'use':
      return act.by === 'rongo' ? detail.tabletGone({ n: RONGO_POINTS }) : detail.tileGone;
    case 'buy': {
      const [n, resource] = IMPROVEMENT_PRICES[act.improvement];
      return label.price({ what: resources[resource]({ n }) });
    }
    case 'pay':
      return say({ kind: 'take', stack: act.offering }, view, names).text;
    case 'take':
      return say(act, view, names).text;
    default:
      return '';
  }
}
