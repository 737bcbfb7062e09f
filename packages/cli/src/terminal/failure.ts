import type { BotFault } from '@ahu/core';

/** What scripts can tell from the exit code; `ahu --help` lists them. */
export const EXIT = { fine: 0, failed: 1, usage: 2, file: 3, interrupted: 130 } as const;

/** Something the user should read, without a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** With the position, so that it can be looked into. */
export const describeFault = ({ message, position }: BotFault): string =>
  `${message}\nposition: ${JSON.stringify(position)}`;

export const wrongUsage = (message: string): Failure => new Failure(EXIT.usage, message);
