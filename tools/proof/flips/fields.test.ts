import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../seeded.ts';
import { fieldsOf } from './fields.ts';
import { type Bytes, figuresOf, flipIn } from './flip.ts';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('fields stand where another reader finds them', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1,"\r\n '), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), (rows) => {
      const bytes = [['A', 'B'], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
      const places = fieldsOf(bytes);
      const found = places.map(({ start, end }) => bytes.slice(start, end).replaceAll('""', '"'));
      expect(found).toEqual(parse(bytes, { record_delimiter: '\r\n' }).slice(1).flat());
      expect(places.map(({ column }) => column)).toEqual(rows.flatMap(() => ['A', 'B']));
    }),
  );
});

test('rows are lines of the file, also after a field of several lines', () => {
  const places = fieldsOf('A,B\r\n"x\r\ny",1\r\nz,2\r\n');
  expect(places.map(({ row, column }) => [row, column])).toEqual([
    [2, 'A'],
    [2, 'B'],
    [4, 'A'],
    [4, 'B'],
  ]);
});

test('one digit becomes another one, and nothing else', () => {
  const text = 'DATE,AMOUNT\r\n01/01/2568,12.50\r\nx,-\r\n';
  const bytes: Bytes = new Map([['some.csv', text]]);
  const places = fieldsOf(text).filter(({ column, row }) => column === 'AMOUNT' && row === 2);
  for (let seed = 0; seed < 200; seed += 1) {
    const figures = { file: 'some.csv', column: 'AMOUNT', places };
    const { flip, text: flipped } = flipIn(bytes, figures, seeded(seed));
    expect(flipped).toHaveLength(text.length);
    const changed = [...flipped].flatMap((letter, at) => (letter === text[at] ? [] : [at]));
    expect(changed).toHaveLength(1);
    expect(flip).toMatchObject({ row: 2, column: 'AMOUNT', before: '12.50' });
    expect(flip.after).toMatch(/^\d\d\.\d\d$/);
    expect(flipped.slice(changed[0], (changed[0] ?? 0) + 1)).toMatch(/\d/);
  }
});

test('only columns of the wanted kinds are flipped', () => {
  const none: Bytes = new Map();
  const amounts = figuresOf(none, ['amount']).map(({ file, column }) => `${file} ${column}`);
  expect(amounts).toContain('members.csv SHARE_BALANCE');
  expect(amounts).not.toContain('members.csv MEMBER_NO');
  const rates = figuresOf(none, ['rate']).map(({ file, column }) => `${file} ${column}`);
  expect(rates).toContain('loans.csv ANNUAL_RATE');
});
