import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Many tests wait more than they work: for a browser, a database, a clock.
    maxWorkers: '100%',
    // Seeded games by the hundred are one test each.
    testTimeout: 300_000,
    // Real servers, databases and clocks on a machine that others use too: what fails there is tried once more.
    retry: process.env.CI ? 1 : 0,
    // What is polled for is waited for as long as a busy machine may need.
    expect: { poll: { timeout: 60_000 } },
    // Servers and databases start slowly on a busy machine.
    hookTimeout: 60_000,
    // Node runs the sources as they are; rewritten modules would make the rules three times as slow.
    experimental: { viteModuleRunner: false },
  },
});
