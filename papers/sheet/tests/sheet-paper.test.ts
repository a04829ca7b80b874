import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../core/sheet/sheet-table.ts';
import { openPapers } from '../../papers.ts';
import { hostile, house, shares, wordsOnly } from './sample.ts';

const papers = openPapers({
  house,
  lookup: { origin: undefined, page: '/verify', ofCode: (code) => `/verify/${code}` },
  workers: 1,
  milliseconds: 20_000,
});
const pdf = async (sheet: Sheet) => (await papers.sheet(sheet, 'pdf', 'ทดสอบ')).bytes;

/** The words of each page, blanks as one: what a reader finds who copies them. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/[\s\u200b]+/g, ' '));
}

/** Points: words of one line stand nearer to each other, columns further apart. */
const blank = 5;

/** What stands beside each other on the first page, piece by piece. */
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  const pieces: { words: string; right: number; y: number }[] = [];
  for (const item of items) {
    if (!('str' in item) || (item.str.trim() === '' && item.width > blank)) continue;
    const [left = 0, y = 0] = item.transform.slice(4) as number[];
    const last = pieces.at(-1);
    const right = left + item.width;
    if (last && last.y === y && Math.abs(left - last.right) < blank) {
      Object.assign(last, { words: last.words + item.str, right });
    } else pieces.push({ words: item.str, right, y });
  }
  return pieces.map(({ words }) => words.trim());
}

/** Amounts without a written sign: balances, and what is carried. */
function balancesOf(page: string): string[] {
  const figures = page.match(/[−+]?\d[\d,]*\.\d\d(?!\d)/g) ?? [];
  return figures.filter((one) => !one.startsWith('+') && !one.startsWith('−'));
}
const thousands = (amount: unknown) => String(amount).replace(/\B(?=(\d{3})+\.)/g, ',');

beforeAll(() => pdf(shares(1)));
afterAll(() => papers.close());

describe('D-06 D-08 D-10 a sheet on paper', () => {
  test('300 lines stand there once; what is carried is the balance of the last', async () => {
    const sheet = shares(300);
    const begun = performance.now();
    const bytes = await pdf(sheet);
    // 0.25 s on a machine of its own; tests share theirs with everything else.
    expect(performance.now() - begun).toBeLessThan(6_000);
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(5);

    const balances = (sheet.tables[0]?.rows ?? []).map(({ cells }) => thousands(cells.balance));
    let shown = 0;
    for (const [at, page] of pages.entries()) {
      const isLast = at === pages.length - 1;
      const found = balancesOf(page);
      const lines = found.length - (at === 0 ? 0 : 1) - (isLast ? 0 : 1);
      const brought = at === 0 ? [] : [balances[shown - 1]];
      const own = balances.slice(shown, shown + lines);
      shown += lines;
      expect(found).toEqual([...brought, ...own, ...(isLast ? [] : [balances[shown - 1]])]);
    }
    expect(shown).toBe(300);
  });

  test('a number at the end of a name is never a line of its own', async () => {
    const name = 'สำนักงานเขตพื้นที่การศึกษาประถมศึกษาตัวอย่าง เขต 1';
    for (const width of [0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const tables = [
        sheetTable([name], {
          agency: { name: 'หน่วยงาน', kind: 'text', width, of: (one) => one },
          amount: { name: 'ยอด (บาท)', kind: 'baht', of: () => '1.00' },
        }),
      ];
      const bytes = await pdf({ ...shares(0), wide: true, facts: [['หน่วยงาน', name]], tables });
      const lines = await linesOf(bytes);
      expect(lines).not.toContain('1');
      expect(lines.filter((line) => /เขต.1$/.test(line))).toHaveLength(2);
    }
  });

  test('heads and sums within a table carry nothing of their own', async () => {
    const sheet = shares(60, {}, [
      { as: 'group', cells: { on: 'กลุ่ม' } },
      { as: 'total', cells: { what: 'รวม', balance: '7.77' } },
    ]);
    const pages = await pagesOf(await pdf(sheet));
    expect(pages.length).toBeGreaterThan(3);
    let balance: string | undefined;
    for (const [at, page] of pages.entries()) {
      const found = balancesOf(page);
      if (at > 0) expect(found[0]).toBe(balance);
      balance = found.findLast((one) => one !== '7.77');
      if (at < pages.length - 1) expect(found.at(-1)).toBe(balance);
    }
  });

  test('a PDF/A with its fonts; the same sheet is the same file, another day another', async () => {
    const bytes = await pdf(shares(3));
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A</);
    expect(text).toContain('/Lang (th-TH)');
    expect(Buffer.compare(bytes, await pdf(shares(3)))).toBe(0);
    expect(Buffer.compare(bytes, await pdf(shares(3, { asOf: '2025-11-29' })))).not.toBe(0);
  });

  test('T17 hostile words stay words, control letters harm nothing', async () => {
    const [page = ''] = await pagesOf(await pdf(wordsOnly(hostile)));
    expect(page).toContain('#panic("out") $x$ *bold*');
    expect(page).toContain('=HYPERLINK("https://evil.example"');
  });

  test('an empty table says what would be here, and the next one still comes', async () => {
    const { tables } = shares(2);
    const empty = tables.map((one) => ({ ...one, title: 'รายการ', rows: [] }));
    const both = await pdf(shares(1, { tables: [...empty, ...tables] }));
    const one = await pdf(shares(1, { tables }));
    const [page = ''] = await pagesOf(both);
    // The pictures of Thai letters cannot be read back as words; the figures can.
    expect(balancesOf(page)).toEqual(['1,234.50', '2,469.01']);
    expect(Buffer.compare(both, one)).not.toBe(0);
  });

  test('figures of fifteen digits in eleven columns keep clear of each other', async () => {
    const columns = Array.from({ length: 11 }, (_, at) => [
      `c${at}`,
      {
        ...{ name: `คอลัมน์ที่ ${at}`, kind: 'baht' as const },
        of: () => `-${123_456_789_012_340 + at}.99`,
      },
    ]);
    const tables = [sheetTable([1], Object.fromEntries(columns))];
    const [page = ''] = await pagesOf(await pdf(shares(0, { wide: true, tables })));
    expect(page).toContain('−123,456,789,012,340.99 −123,456,789,012,341.99');
  });

  test('words in place of a figure are a fault, never a paper without it', async () => {
    const { tables, ...rest } = shares(1);
    const cells = { on: '2025-01-01', what: 'ส่งค่าหุ้น', period: 1, balance: '1.00' };
    const rows = [{ cells: { ...cells, move: 'หนึ่งบาท' } }];
    const wrong = { ...rest, tables: tables.map((one) => ({ ...one, rows })) };
    await expect(pdf(wrong)).rejects.toThrow('words in a column of kind move');
  });
});
