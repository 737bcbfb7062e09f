import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { edit, write } from '../copy/project.ts';

const FILES = join(import.meta.dirname, 'files');
const TOY = 'packages/core/testing/nim.ts';

/** The lines of the registries: behind which text of a file which text is added. */
const LINES: readonly (readonly [file: string, behind: string, added: string])[] = [
  ['packages/games/src/list.ts', "giants: { name: 'Giants' },", " nim: { name: 'Nim' },"],
  ['packages/games/src/titles.ts', "from '@ahu/giants';", "import * as nim from '@ahu/nim';"],
  ['packages/games/src/titles.ts', 'title(giants.giants, giants),', ' nim: title(nim.nim, nim),'],
  [
    'packages/cli/src/games/games.ts',
    "'./giants/manifest.ts';",
    "import { manifest as nim } from './nim/manifest.ts';",
  ],
  ['packages/cli/src/games/games.ts', '= [giants,', ' nim,'],
  [
    'packages/web/src/engine/titles.ts',
    "import('./games/giants/manifest.ts')).title,",
    " nim: async () => (await import('./games/nim/manifest.ts')).title,",
  ],
  [
    'packages/web/src/games/registry.ts',
    "'./giants/manifest.ts';",
    "import { manifest as nim } from './nim/manifest.ts';",
  ],
  ['packages/web/src/games/registry.ts', '  giants,', ' nim,'],
  ['packages/web/src/games/cards.ts', "'./giants/card/card.ts';", "import { card as nim } from './nim/card/card.ts';"],
  ['packages/web/src/games/cards.ts', '  giants,', ' nim,'],
];

/** Adds the toy game of core/testing as a fourth one, in the way that ARCHITECTURE.md describes. */
export function addGame(project: string): void {
  cpSync(FILES, project, { recursive: true });
  const rules = readFileSync(join(project, TOY), 'utf8');
  write(project, 'packages/nim/src/nim.ts', rules.replace('../src/index.ts', '@ahu/core'));
  // What npm does with a new workspace.
  symlinkSync(join(project, 'packages/nim'), join(project, 'node_modules/@ahu/nim'));
  for (const [file, behind, added] of LINES) edit(project, file, behind, behind + added);
}
