import { countsOf, type Facts } from '@ahu/rapa-nui/public';
import { ahuName, bundleName, cargoTitle, caseName, improvementName, stackName, tileName } from '../drawing/names.ts';

/** Everything that facts name, in the reader's language. */
export function namesIn(facts: Facts, names: readonly string[]): Readonly<Record<string, string>> {
  const seat = 'asked' in facts ? facts.asked : 'by' in facts ? facts.by : -1;
  return {
    who: names[seat] ?? '',
    ...('id' in facts && { place: caseName(facts.id) }),
    ...('from' in facts && { from: caseName(facts.from) }),
    ...('at' in facts && { at: caseName(facts.at) }),
    ...('ahu' in facts && { ahu: ahuName(facts.ahu) }),
    ...('cargo' in facts && { cargo: cargoTitle(facts.cargo) }),
    ...('tile' in facts && { tile: tileName(facts.tile) }),
    ...('offering' in facts && { offering: stackName(facts.offering) }),
    ...('improvement' in facts && { improvement: improvementName(facts.improvement) }),
    ...(facts.why === 'resources' && {
      has: bundleName(countsOf(Array<string>(facts.has).fill(facts.resource))) || '0',
      needs: bundleName(countsOf(Array<string>(facts.needs).fill(facts.resource))),
    }),
  };
}
