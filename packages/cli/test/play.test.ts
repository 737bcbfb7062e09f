import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { ALWAYS_THE_FIRST, ahu, COMMAND, emptyFolder } from './ahu.ts';

const GAME = 'play rapa-nui-cards --seed 7';

const readMatchFile = (path: string): MatchFile => JSON.parse(readFileSync(path, 'utf8')) as MatchFile;

describe('play', () => {
  test('a whole game from a pipe', () => {
    const { code, stdout } = ahu(GAME, ALWAYS_THE_FIRST);
    expect(code).toBe(0);
    expect(stdout).toContain('Ana plays a berry.');
    expect(stdout).toContain('Hotu ');
    expect(stdout).toContain('The deck is used up.');
    expect(stdout).toMatch(/── The end ─+\n +glory +moai +wood +sacrifices +total\n/);
    expect(stdout).toMatch(/wins\.|share the victory\./);
  });

  test('nothing is coloured when nobody looks', () => {
    expect(ahu(GAME, ['1']).stdout).not.toContain('\u001b');
  });

  test('moves are taken by number and by notation, and told', () => {
    const { stdout } = ahu(GAME, ['Play  BERRY', '2']);
    expect(stdout).toContain('Ana plays a berry.\n');
    expect(stdout).toContain('Ana takes a fish from column 2.\n');
  });

  test('an illegal move is refused with its rule', () => {
    const { stdout } = ahu(GAME, ['play moai', '99']);
    expect(stdout).toContain('Not now: You hold no moai. C3.2 Play one woodcutter');
    expect(stdout).toContain('There are 3 moves.');
  });

  test('what is no move gets the nearest one', () => {
    const { stdout } = ahu(GAME, ['play cerael', 'hlep', '__proto__']);
    expect(stdout).toContain('Did you mean "play cereal"?');
    expect(stdout).toContain('Did you mean "help"?');
    expect(stdout).toContain('No move is called "__proto__"');
  });

  test('commands: help, hint, moves, rules, log', () => {
    const { stdout } = ahu(GAME, ['help', 'hint', '1', 'moves', 'rules c3.1', 'rules C311', 'log']);
    expect(stdout).toContain('take back your last move');
    expect(stdout).toMatch(/(Best|Good): (play|buy) \w+/);
    expect(stdout.match(/1 {2}take column 1 {2}a woodcutter; scores priest/g)).toHaveLength(2);
    expect(stdout).toContain('C3.1 Before playing you may buy');
    expect(stdout).toContain('There is no rule C311. Did you mean C3.1?');
    expect(stdout.match(/^Ana plays a berry\.$/gm)).toHaveLength(2);
  });

  test('undo goes back until somebody answered', () => {
    const { stdout } = ahu(GAME, ['undo', '1', 'undo', '2', '1', 'undo']);
    expect(stdout.match(/There is nothing to take back/g)).toHaveLength(2);
    expect(stdout).toContain('Ana plays a potato.');
  });

  test('nobody takes back the move of another person', () => {
    const people = `${GAME} --seats 2 --bots human,human --name Ana,Ben`;
    const { stdout } = ahu(people, ['1', '1', 'undo']);
    expect(stdout).toContain('There is nothing to take back');
  });

  test('a match that cannot be saved is told when leaving, and by the exit code', () => {
    const { code, stdout, stderr } = ahu(`${GAME} --save no/such/folder/match.json`, ['1', 'quit'], emptyFolder());
    expect(code).toBe(3);
    expect(stdout).not.toContain('goes on from here');
    expect(stderr).toContain('the match is not saved');
  });

  test('a new match does not replace one that is saved already', () => {
    const folder = emptyFolder();
    ahu(`${GAME} --save match.json`, ['1'], folder);
    const again = ahu(`${GAME} --save match.json`, ['1'], folder);
    expect(again.code).toBe(3);
    expect(again.stderr).toContain('"--resume match.json" goes on with it');
  });

  test('bots alone play to the end', () => {
    const { code, stdout } = ahu(`${GAME} --bots greedy,random,greedy`);
    expect(code).toBe(0);
    expect(stdout).toContain('── The end');
  });

  test('several people are asked in turn, each by name', () => {
    const { stdout } = ahu(`${GAME} --seats 2 --bots human,human --name Rua,Tangata`, ['1', '1', '1']);
    expect(stdout).toContain('── Rua ─');
    expect(stdout).toContain('── Tangata ─');
    expect(stdout).toContain('Tangata: Take a card');
  });

  test('the seat of a person can be chosen', () => {
    expect(ahu(`${GAME} --bots greedy,human,random --name Rua`).stdout).toContain('▸ Rua');
  });

  test('an option of the table counts', () => {
    expect(ahu(`${GAME} --option openHands=true`).stdout).toContain('in hand');
    expect(ahu(GAME).stdout).not.toContain('in hand');
  });
});

describe('save and resume', () => {
  test('--save keeps the match, --resume goes on with it as if nobody had left', () => {
    const folder = emptyFolder();
    const left = ahu(`${GAME} --save a.json`, ['1', '1', '2'], folder);
    expect(left.code).toBe(0);
    expect(left.stdout).toContain('Goodbye. "ahu play --resume a.json" goes on from here.');
    ahu('play --resume a.json', ALWAYS_THE_FIRST, folder);
    ahu(`${GAME} --save b.json`, ['1', '1', '2', ...ALWAYS_THE_FIRST], folder);
    expect(readMatchFile(join(folder, 'a.json'))).toEqual(readMatchFile(join(folder, 'b.json')));
  });

  test('save FILE at the prompt', () => {
    const folder = emptyFolder();
    const { stdout } = ahu(GAME, ['1', 'save', 'save c.json', 'quit'], folder);
    expect(stdout).toContain('Save to which file?');
    expect(stdout).toContain('"ahu play --resume c.json" goes on from here.');
    expect(readMatchFile(join(folder, 'c.json')).log.at(-1)).toEqual([0, 'play berry']);
  });

  test('a file that cannot be written is told, and the game goes on', () => {
    const { code, stdout } = ahu(`${GAME} --save no/such/folder.json`, ['save another/folder.json', '1']);
    expect(stdout).toContain('Not saved: no/such/folder.json: there is no such file or folder');
    expect(stdout).toContain('Not saved: another/folder.json: there is no such file or folder');
    expect(stdout).toContain('Ana plays a berry.');
    expect(code).toBe(3);
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told too', () => {
    expect(ahu(GAME, ['save /dev/full']).stdout).toContain('Not saved: /dev/full: the disk is full');
  });

  test('a bot that does not exist is refused', () => {
    const folder = emptyFolder();
    ahu(`${GAME} --save a.json`, [], folder);
    const file = join(folder, 'a.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"greedy"', '"skynet"'));
    const { code, stderr } = ahu('play --resume a.json', [], folder);
    expect(stderr).toContain('a.json: seats[1].bot: there is no bot "skynet"');
    expect(code).toBe(3);
  });

  test('an interruption ends cleanly and says how to resume', async () => {
    const folder = emptyFolder();
    const child = spawn(process.execPath, [COMMAND, ...GAME.split(' '), '--save', 'a.json'], { cwd: folder });
    let output = '';
    for await (const chunk of child.stdout) {
      output += chunk;
      if (output.endsWith('> ')) child.kill('SIGINT');
    }
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    expect(output).toContain('ahu play --resume a.json');
    expect(code).toBe(130);
  });
});
