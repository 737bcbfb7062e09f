import { describe, expect, test } from 'vitest';
import { askBot, type Bot, BotFault, type Move, type Seat, Sfc32, tellBots } from '../src/index.ts';
import { nim } from '../testing/index.ts';

const start = nim.start(2, {});
const answering = (choose: Bot['choose']): Bot => ({ name: 'odd', choose });
const ask = (choose: Bot['choose']) => () => askBot(nim, start, 0, answering(choose), new Sfc32(1));

function crash(): never {
  throw new Error('out of ideas');
}

describe('a bot that is asked', () => {
  test('gets what its seat sees and its legal moves, and its answer counts', () => {
    expect(
      ask((view, seat, moves) => {
        expect([view, seat, moves]).toEqual([nim.view(start, 0), 0, [0, 1, 2]]);
        return 2;
      })(),
    ).toBe(2);
  });

  test.each([3, -1, 0.5, Number.NaN])('and answers %s is an error with the position', (answer) => {
    expect(ask(() => answer)).toThrow(BotFault);
    expect(ask(() => answer)).toThrow(`bot odd on seat 0 answered ${answer}, which is not legal`);
    expect(ask(() => answer)).toThrow(expect.objectContaining({ position: nim.save(start) }));
  });

  test('and crashes is an error with the position and the cause', () => {
    expect(ask(crash)).toThrow('bot odd on seat 0 failed: Error: out of ideas');
    expect(ask(crash)).toThrow(
      expect.objectContaining({ position: nim.save(start), cause: new Error('out of ideas') }),
    );
  });
});

describe('bots that are told', () => {
  test('hear of a move if their seat sees it, and otherwise only that somebody moved', () => {
    const heard: [Seat, Seat, Move | undefined][] = [];
    const listening: Bot = { ...answering(() => 0), sees: (...words) => heard.push(words) };
    const sealed = { ...nim, witnesses: () => 0b01 };
    tellBots(sealed, start, [listening, listening], 0, 2);
    expect(heard).toEqual([
      [0, 0, 2],
      [1, 0, undefined],
    ]);
  });

  test('and crash are an error with their seat and the position', () => {
    const bots = [answering(() => 0), { ...answering(() => 0), sees: crash }];
    const tell = () => tellBots(nim, start, bots, 0, 2);
    expect(tell).toThrow('bot odd on seat 1 failed: Error: out of ideas');
    expect(tell).toThrow(expect.objectContaining({ position: nim.save(start) }));
  });
});
