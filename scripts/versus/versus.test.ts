import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./index.ts', import.meta.url));

/** Two games of the fewest thoughts, each side beginning one of them. */
function versus(revision: string) {
  const args = [SCRIPT, revision, 'rapa-nui-cards', '--seats', '2', '--games', '2', '--iterations', '4'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

const isThere = (revision: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: fileURLToPath(new URL('.', import.meta.url)) })
    .status === 0;

describe('versus', () => {
  test('lets the bots of the last commit play today’s', () => {
    const { status, stdout, stderr } = versus('HEAD');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('2 games; an even share is 50.0 %');
  });

  // 0.1 does not speak the protocol of bots; a clone without its history does not have it.
  test.skipIf(!isThere('c6cbfb5'))('lets the bots of 0.1 play through an adapter', () => {
    const { status, stdout } = versus('c6cbfb5');
    expect(status).toBe(0);
    expect(stdout).toContain('adapter.ts rapa-nui-cards strong');
  });

  test('does not know any other revision', () => {
    expect(() => execFileSync(process.execPath, [SCRIPT, 'no-such-revision', 'giants'], { stdio: 'pipe' })).toThrow(
      'no-such-revision',
    );
  });
});
