import { createInterface, type Interface } from 'node:readline';

/** Lines from a person at a keyboard or from a script in a pipe. */
export class Lines {
  interrupted = false;
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #interrupt = () => {
    this.interrupted = true;
    this.close();
  };
  #completions: readonly string[] = [];

  constructor() {
    this.#readline = createInterface({
      input: process.stdin,
      output: process.stdout,
      // The next player at this screen must not page back to what the last one typed.
      historySize: 0,
      completer: (line: string) => [
        this.#completions.filter((each) => each.toLowerCase().startsWith(line.toLowerCase())),
        line,
      ],
    });
    this.#lines = this.#readline[Symbol.asyncIterator]();
    this.#readline.on('SIGINT', this.#interrupt);
    process.on('SIGINT', this.#interrupt);
  }

  /** The next line, or undefined when there will be none. */
  async next(prompt: string, completions: readonly string[] = []): Promise<string | undefined> {
    this.#completions = completions;
    this.#readline.setPrompt(prompt);
    this.#readline.prompt();
    const { value, done } = await this.#lines.next();
    if (done) {
      process.stdout.write('\n');
      return undefined;
    }
    // A transcript of a script shows what it typed, as a terminal does.
    if (!process.stdin.isTTY) process.stdout.write(`${value}\n`);
    return value;
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    this.#readline.close();
  }
}
