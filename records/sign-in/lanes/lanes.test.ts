import { expect, test } from 'vitest';
import { Crowded, type Lane, openLanes } from './lanes.ts';

/** Work that ends when told, and the order in which it began. */
function stage(places: number, mostWaiting: number) {
  const lanes = openLanes(places, mostWaiting);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string, lane: Lane) =>
    lanes.inTurn(lane, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const finish = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { lanes, begun, send, finish };
}

const from = (key: string, known = false): Lane => ({ key, known });

test('T27 lanes take turns: a full one does not hold up the others', async () => {
  const { begun, send, finish } = stage(1, 100);
  for (let at = 0; at < 5; at += 1) void send(`flood ${at}`, from('flood'));
  void send('school', from('school'));
  void send('home', from('home'));
  await finish(4);
  expect(begun).toEqual(['flood 0', 'flood 1', 'school', 'home', 'flood 2']);
});

test('F20 known browsers go first, and strangers get a turn in four all the same', async () => {
  const { begun, send, finish } = stage(1, 100);
  for (let at = 0; at < 4; at += 1) void send('stranger', from('a'));
  for (let at = 0; at < 6; at += 1) void send('known', from('b', true));
  await finish(9);
  expect(begun.slice(1, 9)).toEqual([
    ...['known', 'known', 'known', 'stranger'],
    ...['known', 'known', 'known', 'stranger'],
  ]);
});

test('F21 when too many wait, the last of the longest lane is sent away', async () => {
  const { lanes, begun, send, finish } = stage(1, 3);
  void send('first', from('flood'));
  const flood = [1, 2, 3].map((at) => send(`flood ${at}`, from('flood')));
  const sentAway = expect(flood[2]).rejects.toBeInstanceOf(Crowded);
  void send('home', from('home'));
  await sentAway;
  await expect(send('flood 4', from('flood'))).rejects.toBeInstanceOf(Crowded);
  expect(lanes.waiting()).toBe(3);
  await finish(9);
  expect(begun).toEqual(['first', 'flood 1', 'home', 'flood 2']);
  expect(lanes.waiting()).toBe(0);
});

test('F20 as many at a time as there are places, also after one failed', async () => {
  const { lanes, begun, send, finish } = stage(2, 9);
  const fails = lanes.inTurn(from('a'), () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  for (let at = 0; at < 5; at += 1) void send(String(at), from('a'));
  expect(begun).toEqual(['0', '1']);
  await finish(1);
  expect(begun).toHaveLength(3);
  await finish(9);
  expect(begun).toHaveLength(5);
});
