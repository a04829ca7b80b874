import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSlots, type Rank, type Slots } from './connection-slots.ts';

interface Holder {
  readonly name: string;
}

let evicted: string[];
const open = (each: number, all: number): Slots<Holder> => {
  evicted = [];
  return openSlots<Holder>({ each, all }, ({ name }) => evicted.push(name));
};
const acquireAll = (slots: Slots<Holder>, network: string, names: string): Holder[] =>
  [...names].map((name) => {
    const holder = { name };
    expect(slots.acquire(network, holder)).toBe(true);
    return holder;
  });

test('T27 where a network holds too many its own oldest gives way, and nobody else', () => {
  const slots = open(3, 100);
  acquireAll(slots, 'quiet', 'q');
  acquireAll(slots, 'loud', 'abcde');
  expect(evicted).toEqual(['a', 'b']);
  expect(slots.inUse).toBe(4);
});

test('T27 where all are taken, whoever holds most gives way to a newcomer', () => {
  const slots = open(4, 7);
  acquireAll(slots, 'quiet', 'qr');
  acquireAll(slots, 'loud', 'abcd');
  acquireAll(slots, 'small', 's');
  acquireAll(slots, 'new', 'nm');
  expect(evicted).toEqual(['a', 'b']);
});

test('T27 who rests gives way before who is sent something, and who is busy never', () => {
  const slots = open(3, 100);
  const [a, b] = acquireAll(slots, 'one', 'abc') as [Holder, Holder, Holder];
  slots.move(a, 'busy');
  slots.move(b, 'sending');
  const [d] = acquireAll(slots, 'one', 'd') as [Holder];
  expect(evicted).toEqual(['c']);
  slots.move(d, 'busy');
  acquireAll(slots, 'one', 'e');
  expect(evicted).toEqual(['c', 'b']);
  expect(slots.inUse).toBe(3);
});

test('T27 where all are busy the newcomer is refused; a place that is left is given', () => {
  const slots = open(2, 100);
  const [a, b] = acquireAll(slots, 'one', 'ab') as [Holder, Holder];
  slots.move(a, 'busy');
  slots.move(b, 'busy');
  expect(slots.acquire('one', { name: 'c' })).toBe(false);
  slots.release(a);
  acquireAll(slots, 'one', 'd');
  expect(evicted).toEqual([]);
});

test('T27 no network and no crowd ever holds more than its share', () => {
  const networks = fc.constantFrom('a', 'b', 'c');
  const ranks = fc.constantFrom<Rank>('resting', 'sending', 'busy');
  const action = fc.oneof(
    fc.record({ take: networks }),
    fc.record({ move: fc.nat(20), rank: ranks }),
    fc.record({ leave: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const holders = new Map<Holder, string>();
      const slots = openSlots<Holder>({ each: 3, all: 6 }, (holder) => holders.delete(holder));
      const nth = (at: number) => [...holders.keys()][at % Math.max(1, holders.size)];
      for (const one of actions) {
        if ('take' in one) {
          const holder = { name: one.take };
          if (slots.acquire(one.take, holder)) holders.set(holder, one.take);
        } else {
          const holder = nth('move' in one ? one.move : one.leave);
          if (holder === undefined) continue;
          if ('move' in one) slots.move(holder, one.rank);
          else if (holders.delete(holder)) slots.release(holder);
        }
        expect(slots.inUse).toBe(holders.size);
        expect(holders.size).toBeLessThanOrEqual(6);
        const counts = Map.groupBy(holders.values(), (network) => network);
        for (const own of counts.values()) expect(own.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
