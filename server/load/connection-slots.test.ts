import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPlaces, type Places, type Rank } from './connection-slots.ts';

interface Holder {
  readonly name: string;
}

let gone: string[];
const open = (each: number, all: number): Places<Holder> => {
  gone = [];
  return openPlaces<Holder>({ each, all }, ({ name }) => gone.push(name));
};
const take = (places: Places<Holder>, network: string, names: string): Holder[] =>
  [...names].map((name) => {
    const holder = { name };
    expect(places.take(network, holder)).toBe(true);
    return holder;
  });

test('T27 where a network holds too many its own oldest gives way, and nobody else', () => {
  const places = open(3, 100);
  take(places, 'quiet', 'q');
  take(places, 'loud', 'abcde');
  expect(gone).toEqual(['a', 'b']);
  expect(places.taken).toBe(4);
});

test('T27 where all are taken, whoever holds most gives way to a newcomer', () => {
  const places = open(4, 7);
  take(places, 'quiet', 'qr');
  take(places, 'loud', 'abcd');
  take(places, 'small', 's');
  take(places, 'new', 'nm');
  expect(gone).toEqual(['a', 'b']);
});

test('T27 who rests gives way before who is sent something, and who is busy never', () => {
  const places = open(3, 100);
  const [a, b] = take(places, 'one', 'abc') as [Holder, Holder, Holder];
  places.move(a, 'busy');
  places.move(b, 'sending');
  const [d] = take(places, 'one', 'd') as [Holder];
  expect(gone).toEqual(['c']);
  places.move(d, 'busy');
  take(places, 'one', 'e');
  expect(gone).toEqual(['c', 'b']);
  expect(places.taken).toBe(3);
});

test('T27 where all are busy the newcomer is refused; a place that is left is given', () => {
  const places = open(2, 100);
  const [a, b] = take(places, 'one', 'ab') as [Holder, Holder];
  places.move(a, 'busy');
  places.move(b, 'busy');
  expect(places.take('one', { name: 'c' })).toBe(false);
  places.leave(a);
  take(places, 'one', 'd');
  expect(gone).toEqual([]);
});

test('T27 no network and no crowd ever holds more than its share', () => {
  const networks = fc.constantFrom('a', 'b', 'c');
  const ranks = fc.constantFrom<Rank>('resting', 'sending', 'busy');
  const deed = fc.oneof(
    fc.record({ take: networks }),
    fc.record({ move: fc.nat(20), rank: ranks }),
    fc.record({ leave: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const held = new Map<Holder, string>();
      const places = openPlaces<Holder>({ each: 3, all: 6 }, (holder) => held.delete(holder));
      const nth = (at: number) => [...held.keys()][at % Math.max(1, held.size)];
      for (const one of deeds) {
        if ('take' in one) {
          const holder = { name: one.take };
          if (places.take(one.take, holder)) held.set(holder, one.take);
        } else {
          const holder = nth('move' in one ? one.move : one.leave);
          if (holder === undefined) continue;
          if ('move' in one) places.move(holder, one.rank);
          else if (held.delete(holder)) places.leave(holder);
        }
        expect(places.taken).toBe(held.size);
        expect(held.size).toBeLessThanOrEqual(6);
        const counts = Map.groupBy(held.values(), (network) => network);
        for (const own of counts.values()) expect(own.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
