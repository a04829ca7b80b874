import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowDigest } from './row-digest.ts';

const bytes = (rows: readonly string[]) => Buffer.from(rows.map((row) => `${row}\n`).join(''));

function digestOf(rows: readonly string[], cuts: readonly number[] = []) {
  const whole = bytes(rows);
  const digest = new RowDigest();
  const ends = [...cuts.map((cut) => cut % (whole.length + 1)), whole.length].sort((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    digest.update(whole.subarray(from, end));
    from = end;
  }
  return digest.result();
}

const row = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', '\\n'));
const rows = fc.array(row, { maxLength: 30 });

test('neither the order of the rows nor where the pieces are cut changes it', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(), { maxLength: 8 }), fc.nat(), (all, cuts, seed) => {
      const turned = all.toSorted((a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 31) % 7));
      expect(digestOf(turned, cuts)).toEqual(digestOf(all));
    }),
  );
});

test('a row more, a row less, one twice, or one letter changes it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), fc.nat(), (all, seed) => {
      const at = seed % all.length;
      const own = all[at] ?? '';
      const others = [
        all.toSpliced(at, 1),
        all.toSpliced(at, 0, own),
        all.with(at, `${own}0`),
        all.with(at, own === '' ? 'x' : own.slice(1)),
      ];
      for (const other of others) expect(digestOf(other)).not.toEqual(digestOf(all));
    }),
  );
});

test('every digit of an amount counts, wherever it stands', () => {
  const line = '12\t000123\t2026-01-31\t1234567890\tรับชำระ';
  const seen = new Set<string>();
  for (let at = 0; at < line.length; at += 1) {
    if (!/\d/.test(line[at] ?? '')) continue;
    for (const digit of '0123456789') {
      seen.add(digestOf([line.slice(0, at) + digit + line.slice(at + 1)]).digest);
    }
  }
  const digits = line.replace(/\D/g, '').length;
  expect(seen.size).toBe(digits * 9 + 1);
});

test('rows that swap a part are told apart', () => {
  expect(digestOf(['a\t1', 'b\t2'])).not.toEqual(digestOf(['a\t2', 'b\t1']));
  expect(digestOf([])).toEqual({ rows: 0, digest: '0000000000000000' });
});

test('a hundred thousand rows that count up have as many digests', () => {
  const all = Array.from({ length: 100_000 }, (_, at) => digestOf([String(at)]).digest);
  expect(new Set(all).size).toBe(all.length);
});
