#!/usr/bin/env node
/**
 * A bot that prefers some words to others: the shortest program that has an opinion. Speaks the protocol of
 * docs/bot-protocol.md.
 *
 *     ahu arena rapa-nui-cards --bots strong,exec:"node examples/bots/leader.mjs"
 */
import { createInterface } from 'node:readline';

/** The earlier a word stands here, the better it likes a move with it. */
const LIKES = ['erect', 'cap', 'moai', 'priest', 'carry', 'take', 'place', 'buy'];

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const rank = (move) => {
  const found = LIKES.findIndex((word) => move.includes(word));
  return found < 0 ? LIKES.length : found;
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'leader.mjs' });
  if (message.type === 'game') say({ type: 'ready' });
  if (message.type === 'choose') {
    const [move] = message.moves.toSorted((a, b) => rank(a) - rank(b));
    say({ type: 'move', id: message.id, move });
  }
});
