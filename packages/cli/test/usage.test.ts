import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ahu } from './ahu.ts';

const COMMANDS = [
  'play',
  'resume',
  'today',
  'simulate',
  'arena',
  'train',
  'replay',
  'analyse',
  'perft',
  'verify',
  'bench',
];

describe('help', () => {
  test('lists commands, games, bots, exit codes and examples', () => {
    const { code, stdout } = ahu('--help');
    expect(code).toBe(0);
    for (const word of COMMANDS) expect(stdout).toContain(`  ${word} `);
    for (const word of ['rapa-nui-cards', 'greedy', 'Exit codes', '130', 'Examples']) expect(stdout).toContain(word);
  });

  test.each(COMMANDS)('%s has examples', (command) => {
    const { code, stdout } = ahu(`${command} --help`);
    expect(code).toBe(0);
    expect(stdout).toContain(`  ahu ${command} `);
  });

  test('names the options of every game', () => {
    expect(ahu('play --help').stdout).toContain('--option openHands=false|true');
  });
});

describe('wrong usage is refused with the nearest valid name', () => {
  test.each([
    ['simulte', 'simulate'],
    ['play rapa-nui-cards --sead 7', '--seed'],
    ['play rapanui-card', '"rapa-nui-cards"'],
    ['simulate rapa-nui-cards --bots greddy', '"greedy"'],
    ['play rapa-nui-cards --bots hooman', '"human"'],
    ['perft rapa-nui-cards --option openHand=true', '"openHands"'],
    ['perft rapa-nui-cards --option openHands=ture', '"true"'],
  ])('ahu %s: %s', (args, nearest) => {
    const { code, stdout, stderr } = ahu(args);
    expect(stderr).toContain(nearest);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    ['play', 'which game?'],
    ['perft rapa-nui-cards --seats 5', 'for 2, 3, 4 players, not 5'],
    ['simulate rapa-nui-cards --games many', 'whole number'],
    ['simulate rapa-nui-cards --games 0', 'at least 1'],
    ['simulate rapa-nui-cards --patience 0', 'at least 1'],
    ['arena rapa-nui-cards --effort 0', 'above 0 and up to 100, not "0"'],
    ['arena rapa-nui-cards --effort much', 'above 0 and up to 100, not "much"'],
    ['train rapa-nui-cards', '--seats'],
    ['train rapa-nui-cards --seats 5', 'for 2, 3, 4 players, not 5'],
    ['train rapa-nui-cards --seats 2 --minutes -1', 'above 0'],
    ['simulate rapa-nui-cards --seats 4 --bots greedy,random', '2 bots for 4 seats'],
    ['play rapa-nui-cards --seats 2 --bots greedy,greedy,greedy', '3 players for 2 seats'],
    ['play rapa-nui-cards --name Ana,Ben,Caro,Dan', 'more names'],
    ['play rapa-nui-cards --name \u001b[2J', 'not a name'],
    ['play rapa-nui-cards --name Ana,Ana', 'the name Ana to two people'],
    ['serve --help', 'there is no command "serve"'],
    ['play --resume match.json --seats 3', 'cannot be used with'],
    ['exercises mien giants', 'Did you mean mine?'],
    ['exercises mine giants', '--out <file>'],
    ['exercises mine giant --out x.json', 'did you mean "giants"'],
    ['analyse', "missing required argument 'file'"],
    ['analyse x.json --iterations 0', 'at least 1'],
  ])('ahu %s: %s', (args, reason) => {
    const { code, stderr } = ahu(args);
    expect(stderr).toContain(reason);
    expect(code).toBe(2);
  });
});

describe('commands about people of a server say what they need', () => {
  test.each([
    ['ban person x --days 2', '--why'],
    ['ban person x --days 0 --why y', 'at least 1'],
    ['ban address x --days 1001 --why y', 'at most 1000'],
    ['mute person x --why y', '--hours'],
    ['reports close x', '--note'],
  ])('[M11] ahu %s: %s', (args, missing) => {
    const { code, stderr } = ahu(args);
    expect(stderr).toContain(missing);
    expect(code).toBe(2);
  });
});

test('--version is that of the package', () => {
  expect(ahu('--version')).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
});

test('the manual has all commands and flags', () => {
  const { stdout } = ahu('manual');
  for (const command of COMMANDS) expect(stdout).toContain(`.SS "ahu ${command} `);
  expect(stdout).toContain('.B --resume <file>');
});

describe('completion', () => {
  const complete = (line: string): string[] => {
    const words = line.split(' ');
    const script = `${ahu('completion bash').stdout}
COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}; _ahu; echo "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split(' ');
  };

  test('of commands, games and flags in bash', () => {
    expect(complete('ahu sim')).toEqual(['simulate']);
    expect(complete('ahu play rapa')).toEqual(['rapa-nui', 'rapa-nui-cards']);
    expect(complete('ahu perft giants --di')).toEqual(['--divide']);
  });

  test('of the parts of commands, their games and flags', () => {
    expect(complete('ahu exercises ')).toEqual(['mine', 'check']);
    expect(complete('ahu exercises mine rapa-nui-')).toEqual(['rapa-nui-cards']);
    expect(complete('ahu exercises mine giants --th')).toEqual(['--thought']);
    expect(complete('ahu exercises check x.json --s')).toEqual(['--sample']);
    expect(complete('ahu today --d')).toEqual(['--date']);
    expect(complete('ahu analyse x.json --op')).toEqual(['--open']);
    expect(complete('ahu completion z')).toEqual(['zsh']);
  });

  test('of bots, also between commas, of choices and of files', () => {
    expect(complete('ahu play giants --bots no')).toEqual(['novice']);
    expect(complete('ahu arena giants --bots fair,st')).toEqual(['fair,strong']);
    expect(complete('ahu tables --status o')).toEqual(['open', 'over']);
    expect(complete('ahu analyse pack')).toEqual(expect.arrayContaining(['package.json']));
  });

  test.each(['zsh', 'fish'])('a script for %s names all commands', (shell) => {
    const { code, stdout } = ahu(`completion ${shell}`);
    for (const command of COMMANDS) expect(stdout).toContain(command);
    expect(code).toBe(0);
  });
});
