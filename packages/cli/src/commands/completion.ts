import { Argument, Command, type Option } from 'commander';
import { GAMES } from '../games/games.ts';
import { BOTS } from '../setup/bots.ts';
import { print } from '../terminal/terminal.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const games = (): string[] => GAMES.map(({ id }) => id);

/** Flags that name bots, or several of them between commas. */
const OF_BOTS = ['--bots', '--level', '--against'];

/** A command with the words that lead to it, such as `exercises mine`. */
interface Path {
  readonly words: readonly string[];
  readonly command: Command;
}

const pathsOf = ({ commands }: Command, before: readonly string[] = []): Path[] =>
  commands.flatMap((command) => {
    const words = [...before, command.name()];
    return [...pathsOf(command, words), { words, command }];
  });

const flagsOf = (command: Command): string[] => [...command.options.flatMap(({ long }) => long ?? []), '--help'];

/** What may stand as an argument, besides files: the parts of a command, games, or the choices of it. */
const valuesOf = ({ commands, registeredArguments }: Command): string[] => [
  ...commands.map((part) => part.name()),
  ...registeredArguments.flatMap((argument) => argument.argChoices ?? (argument.name() === 'game' ? games() : [])),
];

/** What may follow a flag; undefined where anything may. */
function valuesAfter({ long, argChoices }: Option): readonly string[] | undefined {
  return argChoices ?? (OF_BOTS.includes(long ?? '') ? [...BOTS] : undefined);
}

/** The flags of all commands whose values are known, each once. */
function knownFlags(program: Command): ReadonlyMap<string, readonly string[]> {
  const options = pathsOf(program).flatMap(({ command }) => command.options);
  return new Map(
    options.flatMap((option) => {
      const values = valuesAfter(option);
      return values && option.long ? [[option.long, values] as const] : [];
    }),
  );
}

const bash = (program: Command): string[] => [
  '_ahu() {',
  `  local word="\${COMP_WORDS[COMP_CWORD]}" flags="--help --version" words="${valuesOf(program).join(' ')}" first=""`,
  `  local second=""; [ "$COMP_CWORD" -le 2 ] || second="\${COMP_WORDS[2]} "`,
  `  case "\${COMP_WORDS[COMP_CWORD-1]}" in`,
  ...Array.from(knownFlags(program), ([flag, values]) => `    ${flag}) words="${values.join(' ')}"; flags="" ;;`),
  `    *) if [ "$COMP_CWORD" -gt 1 ]; then case "\${COMP_WORDS[1]} $second" in`,
  ...pathsOf(program).map(
    ({ words, command }) =>
      `      "${words.join(' ')} "*) words="${valuesOf(command).join(' ')}"; flags="${flagsOf(command).join(' ')}" ;;`,
  ),
  '    esac; fi ;;',
  '  esac',
  // Of several bots between commas, the last one is completed.
  `  case "$word" in -*) words="$flags" ;; *,*) first="\${word%,*},"; word="\${word##*,}" ;; esac`,
  `  COMPREPLY=($(compgen -P "$first" -W "$words" -- "$word"))`,
  `  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))`,
  '}',
  'complete -o filenames -F _ahu ahu',
];

function fish(program: Command): string[] {
  const quoted = (text: string): string => `"${text.replace(/["$\\]/g, '\\$&')}"`;
  const under = (words: readonly string[]): string =>
    words.length === 0
      ? '__fish_use_subcommand'
      : quoted(words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and '));
  return [{ words: [], command: program }, ...pathsOf(program)].flatMap(({ words, command }) => {
    const at = `complete -c ahu -n ${under(words)}`;
    const [argument] = command.registeredArguments;
    const values = argument?.argChoices ?? (argument?.name() === 'game' ? games() : []);
    return [
      ...command.commands.map((part) => `${at} -a ${part.name()} -d ${quoted(part.description())}`),
      ...(values.length > 0 ? [`${at} -a ${quoted(values.join(' '))}`] : []),
      ...command.options.map((option) => {
        const known = valuesAfter(option);
        return `${at} -l ${option.long?.slice(2)} -d ${quoted(option.description)}${known ? ` -x -a ${quoted(known.join(' '))}` : ''}`;
      }),
    ];
  });
}

const SCRIPTS: Readonly<Record<Shell, (program: Command) => string[]>> = {
  bash,
  zsh: (program) => ['autoload -U +X bashcompinit && bashcompinit', ...bash(program)],
  fish,
};

/** Prints what a shell needs to complete the commands of a program. */
export const completionOf = (program: Command): Command =>
  new Command('completion')
    .description('print a script that lets a shell complete commands, games, bots and flags')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .addHelpText(
      'after',
      `
Examples:
  source <(ahu completion bash)
  ahu completion zsh >> ~/.zshrc
  ahu completion fish > ~/.config/fish/completions/ahu.fish`,
    )
    .action((shell: Shell) => print(SCRIPTS[shell](program)));
