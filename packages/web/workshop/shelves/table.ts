import type { Sheet } from '../../src/engine/frame.ts';
import { loadKit } from '../../src/games/registry.ts';
import CourseChart from '../../src/table/CourseChart.svelte';
import KeysDialog from '../../src/table/keys-dialog/KeysDialog.svelte';
import SourceChart from '../../src/table/SourceChart.svelte';
import { NAMES, playedTo } from '../positions.ts';
import { type Specimen, specimen } from '../specimen.ts';

const nothing = (): void => {};

export async function specimens(): Promise<readonly Specimen[]> {
  const service = await playedTo('rapa-nui-cards', 4, 2_000);
  const sheet = (await service.sheet()) as Sheet;
  const kit = await loadKit('rapa-nui-cards');
  const names = NAMES.slice(0, 4);
  return [
    specimen('course', CourseChart, { sheet, names }),
    specimen('sources', SourceChart, { sheet, names, kit }),
    specimen('keys', KeysDialog, { talks: false, onclose: nothing }, true),
    specimen('keys online', KeysDialog, { talks: true, onclose: nothing }, true),
  ];
}
