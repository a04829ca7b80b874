import { expect, test } from 'vitest';
import { openUnavailableLog } from './unavailable-log.ts';

function opened() {
  const clock = { at: 1_000 };
  const lines: Record<string, unknown>[] = [];
  const warn = (facts: object, msg: string) => void lines.push({ ...facts, msg });
  const log = openUnavailableLog({ warn } as never, () => clock.at);
  const note = (code: 'overloaded' | 'storage_full') =>
    log.note({ code, address: '192.0.2.7', route: '/home', error: undefined });
  const many = (count: number, code: 'overloaded' | 'storage_full' = 'overloaded') =>
    Array.from({ length: count }, () => note(code));
  const of = (ref: string | undefined) => lines.filter((line) => line.ref === ref);
  return { clock, lines, log, many, of };
}

test('each of twenty answers in a second has a reference and a line of its own', () => {
  const { lines, many, of } = opened();
  const refs = many(20);
  expect(new Set(refs).size).toBe(20);
  expect(lines).toHaveLength(20);
  expect(of(refs[7])).toEqual([
    ...[{ ref: refs[7], code: 'overloaded', address: '192.0.2.7', route: '/home' }].map(
      (facts) => ({
        ...facts,
        msg: 'answered 503',
      }),
    ),
  ]);
});

test('a flood has few lines, and every reference that was given is in one of them', () => {
  const { clock, lines, log, many, of } = opened();
  const refs = [...many(5_000), ...many(3, 'storage_full')];
  expect(lines).toHaveLength(22);
  for (const ref of new Set(refs)) expect(of(ref)).toHaveLength(1);
  // The few of another kind are not told as the many.
  expect(of(refs.at(-1))).toMatchObject([{ code: 'storage_full', shared: true }]);
  clock.at += 1_000;
  const [next] = many(1);
  expect(of(refs[4_000])).toMatchObject([{ shared: true }, { code: 'overloaded', count: 4_980 }]);
  expect(of(refs.at(-1))[1]).toMatchObject({ code: 'storage_full', count: 3 });
  expect(of(next)).toHaveLength(1);
  log.flush();
  expect(lines).toHaveLength(25);
});

test('what is still to be counted is written when the server ends', () => {
  const { log, many, of } = opened();
  const refs = many(30);
  log.flush();
  expect(of(refs.at(-1)).at(-1)).toMatchObject({ count: 10 });
});
