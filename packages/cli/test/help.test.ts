import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const WIDTH = 60;

/** Every command with its parts, by the words that lead to it. */
const allOf = ({ commands }: Command, before = 'ahu'): [string, Command][] =>
  commands.flatMap((command) => {
    const words = `${before} ${command.name()}`;
    return [[words, command] as [string, Command], ...allOf(command, words)];
  });

let program: Command;
beforeAll(async () => {
  vi.stubEnv('COLUMNS', String(WIDTH));
  ({ program } = await import('../src/program.ts'));
});
afterAll(() => vi.unstubAllEnvs());

function helpOf(command: Command): string {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  command.outputHelp();
  const text = written.mock.calls.map(([chunk]) => String(chunk)).join('');
  written.mockRestore();
  return text;
}

/** Commands that speak with a person or another program, and those that write a text for it. */
const WITHOUT_JSON = ['play', 'bot', 'train', 'backup', 'restore', 'completion', 'manual'];

describe('the help', () => {
  test('of every command fits into 60 columns, and is not cut', () => {
    const all = [['ahu', program] as [string, Command], ...allOf(program)];
    expect(all.length).toBeGreaterThan(30);
    for (const [words, command] of all) {
      const text = helpOf(command);
      expect([words, ...text.split('\n').filter((line) => line.length > WIDTH)]).toEqual([words]);
      const said = text.replace(/\s+/g, ' ');
      for (const { description } of command.options) expect(said).toContain(description.replace(/\s+/g, ' '));
    }
  });

  test('of every command has an example, or that of the whole for its parts', () => {
    for (const [words, command] of allOf(program)) {
      const example = new RegExp(`Examples?:[^]*\\b${words}\\b`);
      const isPart = command.parent !== program && !example.test(helpOf(command));
      expect(helpOf(isPart ? (command.parent as Command) : command), words).toMatch(isPart ? /Examples?:/ : example);
    }
  });

  test('does not tell that switches are off', () => {
    for (const [, command] of allOf(program)) expect(helpOf(command)).not.toMatch(/default: (false|no)\)/);
  });

  test('of everything that tells or does something has --json', () => {
    const silent = allOf(program).filter(([, { commands, options, parent }]) => {
      const isGroup = commands.length > 0 && options.length === 0;
      return !isGroup && parent !== null && !options.some(({ long }) => long === '--json');
    });
    expect(silent.map(([words]) => words.slice('ahu '.length))).toEqual(WITHOUT_JSON);
  });
});
