import type { Manifest } from '../contract/manifest.ts';

export const manifest: Manifest = {
  rulesVersion: 2,
  kit: () => import('./kit.ts'),
  asking: () => import('./asking/index.ts'),
  lesson: () => import('./lesson/index.ts'),
  training: () => import('./training/index.ts'),
  practice: () => import('./practice/index.ts'),
  summary: () => import('./summary/index.ts'),
  sentences: () => import('./sentences/index.ts'),
};
