import type { Manifest } from '../contract/manifest.ts';

export const manifest: Manifest = { rulesVersion: 1 };
