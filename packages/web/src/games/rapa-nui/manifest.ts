import type { Manifest } from '../contract/manifest.ts';

export const manifest: Manifest = {
  rulesVersion: 2,
  kit: () => import('./kit.ts'),
  lesson: () => import('./lesson/index.ts'),
  sentences: () => import('./sentences/index.ts'),
};
