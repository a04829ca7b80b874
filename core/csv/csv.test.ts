import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

/** A reader of RFC 4180 of its own: cells of a text without the mark. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (quoted || (char !== ',' && char !== '\r')) cell += char;
    else {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') {
        rows.push([]);
        at += 1;
      }
    }
  }
  return rows.slice(0, -1);
}

test('T17 writes a mark, CRLF and quotes where they are needed', () => {
  const text = csvText([
    ['งวดที่', 'ชื่อ "เล่น"', 'a,b', 'two\nlines'],
    [1, 123_450n, -5n, 'บาท'],
  ]);
  expect(text).toBe('\ufeffงวดที่,"ชื่อ ""เล่น""","a,b","two\nlines"\r\n1,1234.50,-0.05,บาท\r\n');
});

test.each(['=1+1', '+1', '-1', '−1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'T17 the text %j is no formula',
  (text) => {
    expect(read(csvText([[text]]).slice(1))).toEqual([[`'${text}`]]);
  },
);

test('T17 amounts pass plain, whatever their sign', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (satang) => {
      expect(csvText([[satang]])).toMatch(/^\ufeff-?\d{1,15}\.\d{2}\r\n$/);
    }),
  );
});

test('T17 of 100,000 cells each is read back, and none begins a formula', () => {
  const start = fc.constantFrom('', '=', '+', '-', '−', '@', '\t', '\r', '＝', '"', ',', '\n', "'");
  const cell = fc
    .tuple(start, fc.string({ unit: 'grapheme', maxLength: 8 }))
    .map((both) => both.join(''));
  const row = fc.array(cell, { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 100, maxLength: 100 }), (rows) => {
      const back = read(csvText(rows).slice(1));
      expect(back.map((cells) => cells.length)).toEqual(rows.map(() => 10));
      back.forEach((cells, y) => {
        cells.forEach((text, x) => {
          const original = rows[y]?.[x] ?? '';
          expect(text === original || text === `'${original}`).toBe(true);
          expect(text).not.toMatch(/^[=+\-−@\t\r＝＋－＠]/);
        });
      });
    }),
    { numRuns: 100 },
  );
});
