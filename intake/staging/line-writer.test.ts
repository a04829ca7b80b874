import { expect, test } from 'vitest';
import type { Value } from '../decode/fields.ts';
import { copyText, LineWriter } from './line-writer.ts';

const written = (...values: Value[]): string => {
  const writer = new LineWriter(1);
  for (const [index, value] of values.entries()) {
    if (index > 0) writer.endField();
    writer.value(value);
  }
  writer.endLine();
  return writer.bytes.toString('utf8');
};

test('a line holds its values as COPY takes them', () => {
  expect(written('000123', -5, null, 1_234n, 'a\\b')).toBe('000123\t-5\t\\N\t1234\ta\\\\b\n');
  expect(written('ฝากเงินสด\\', '', 'ร้าน 7\\11')).toBe('ฝากเงินสด\\\\\t\tร้าน 7\\\\11\n');
});

test('whole numbers of every size are written as they are', () => {
  const edges = [0n, 9n, 10n, 999_999_999n, 1_000_000_000n, 1_000_000_001n, 123_456_789_012n];
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  const far = [most - 1n, most, most + 1n, most * 10n + 7n, 999_999_999_999_999n];
  const random = Array.from({ length: 2_000 }, (_, index) => {
    const size = 10 ** ((index % 16) + Math.random());
    return BigInt(Math.floor(Math.random() * size));
  });
  for (const value of [...edges, ...far, ...random]) {
    for (const one of [value, -value]) expect(written(one)).toBe(`${one}\n`);
  }
  for (const value of [0, 7, -1, 2_147_483_648, 0.5]) expect(written(value)).toBe(`${value}\n`);
});

test('a text of any length, and any number of lines, finds its room', () => {
  const long = 'ก'.repeat(5_000);
  const writer = new LineWriter(2);
  const ends = [];
  for (const text of ['x'.repeat(400), long, `${'y'.repeat(90)}\\`]) {
    writer.value(text);
    writer.endLine();
    ends.push(writer.end);
  }
  const expected = `${'x'.repeat(400)}\n${long}\n${'y'.repeat(90)}\\\\\n`;
  expect(writer.bytes.toString('utf8')).toBe(expected);
  expect(ends).toEqual([401, 15_402, 15_495]);
  expect(new LineWriter(0).bytes).toHaveLength(0);
});

test('a value alone is written the same', () => {
  for (const value of ['a\\b', 'ก', null, -12n, 3] as const) {
    expect(written(value)).toBe(`${copyText(value)}\n`);
  }
});
