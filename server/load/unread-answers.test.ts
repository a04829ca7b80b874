import { expect, test } from 'vitest';
import { tooMuch } from './unread-answers.ts';

const of = (network: string, ...bytes: number[]) =>
  bytes.map((size, at) => ({ network, bytes: size, name: `${network}${at}` }));
const ended = (waiting: ReturnType<typeof of>, each: number, all: number) =>
  tooMuch(waiting, { each, all }).map(({ name }) => name);

test('T27 as long as what waits is little nobody’s connection ends', () => {
  expect(ended([...of('a', 5, 5), ...of('b', 10)], 10, 20)).toEqual([]);
});

test('T27 of a network for which too much waits the oldest end, until the rest is a share', () => {
  expect(ended([...of('a', 4, 4, 4, 4), ...of('b', 10)], 10, 100)).toEqual(['a0', 'a1']);
});

test('T27 where too much waits for all, the network with most gives way first', () => {
  expect(ended([...of('b', 6), ...of('a', 4, 4), ...of('c', 5)], 10, 13)).toEqual(['a0', 'a1']);
  expect(ended([...of('b', 6), ...of('a', 4, 4), ...of('c', 5)], 10, 8)).toEqual([
    'a0',
    'a1',
    'b0',
  ]);
});
