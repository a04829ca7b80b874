import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { parseBaht, readBaht, type Satang, SumsByKey, sumOf } from '../../core/satang.ts';
import { formatBaht } from '../../core/thai-number.ts';
import { coverSample } from '../../tools/agency/cover-sample.ts';
import { openPapers } from '../papers.ts';

const papers = openPapers({
  house: { coop: 'สหกรณ์ทดสอบ จำกัด', address: '1 ถนนทดสอบ' },
  lookup: { origin: undefined, page: '/verify', ofCode: (code) => `/verify/${code}` },
  workers: 1,
});
afterAll(() => papers.close());

interface Word {
  readonly text: string;
  /** Points from the left and from the bottom. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Every piece of text where it stands, page by page. */
async function pagesOf(paper: CoverPaper): Promise<Word[][]> {
  const { bytes } = await papers.cover(paper, 'pdf', 'ทดสอบ');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: Word[][] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , left = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, y }];
      }),
    );
  }
  return pages;
}

/** Words of one line, from the left; what a page says of itself, in its order. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines = Map.groupBy(words, ({ y }) => Math.round(y));
  return [...lines.entries()]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) => line.toSorted((a, b) => a.left - b.left));
}
const textOf = (line: readonly Word[]) => line.map(({ text }) => text).join(' ');

const isAmount = ({ text }: Word) => /^-?[\d,]+\.\d\d$/.test(text.trim());
/** The last amount of the line that says so. */
function lastAmount(lines: readonly Word[][], pattern: RegExp): Satang | undefined {
  const line = lines.find((one) => pattern.test(textOf(one).replace(/\s+/g, '')));
  return parseBaht(line?.findLast(isAmount)?.text.trim().replaceAll(',', '') ?? '');
}

/** Lines of members: a number and a membership number in front. */
const memberLines = (lines: readonly Word[][]) =>
  lines.filter(
    ([seq, member]) => /^\d+$/.test(seq?.text ?? '') && /^\d{6}$/.test(member?.text ?? ''),
  );

describe('R073 A.9 the cover statement on paper', () => {
  test('pages x of y; sums of each page and what is carried on, to the satang', async () => {
    const paper = coverSample(130);
    const pages = (await pagesOf(paper)).map(linesOf);
    expect(pages.length).toBeGreaterThan(3);
    let carried = 0n;
    let members = 0;
    for (const [at, lines] of pages.entries()) {
      const isLast = at === pages.length - 1;
      const pageText = lines.map((line) => textOf(line)).join('\n');
      expect(pageText).toContain(`${at + 1}/${pages.length}`);
      const rows = memberLines(lines);
      const sum = sumOf(rows, (line) =>
        readBaht(line.findLast(isAmount)?.text.replaceAll(',', '') ?? ''),
      );
      expect(lastAmount(lines, /ยอดยกมา/)).toBe(at === 0 ? undefined : carried);
      carried += sum;
      members += rows.length;
      expect(lastAmount(lines, /รวมหน้านี้/)).toBe(sum);
      expect(lastAmount(lines, isLast ? /รวมทั้งสิ้น130/ : /ยอดยกไป/)).toBe(carried);
    }
    expect(members).toBe(130);
    expect(carried).toBe(paper.cover.totals.totalSatang);
  });

  test('each column of each page is summed and carried on by itself', async () => {
    const pages = (await pagesOf(coverSample(130))).map(linesOf);
    const columnsOf = (lines: readonly Word[][]) => {
      const sums = new SumsByKey<number>();
      for (const { text, right } of lines.flat().filter(isAmount)) {
        const key = Math.round(right);
        sums.add(key, readBaht(text.trim().replaceAll(',', '')));
      }
      return sums;
    };
    const amountsIn = (lines: readonly Word[][], words: RegExp) => {
      const line = lines.find((one) => words.test(textOf(one).replace(/\s+/g, '')));
      return Object.fromEntries(columnsOf(line ? [line] : []));
    };
    const soFar: Word[][] = [];
    for (const [at, lines] of pages.entries()) {
      const isLast = at === pages.length - 1;
      expect(amountsIn(lines, /ยอดยกมา/)).toEqual(Object.fromEntries(columnsOf(soFar)));
      const own = memberLines(lines);
      soFar.push(...own);
      expect(amountsIn(lines, /รวมหน้านี้/)).toEqual(Object.fromEntries(columnsOf(own)));
      const carried = amountsIn(lines, isLast ? /รวมทั้งสิ้น130/ : /ยอดยกไป/);
      expect(carried).toEqual(Object.fromEntries(columnsOf(soFar)));
      expect(Object.keys(carried).length).toBeGreaterThan(8);
    }
  });

  test('every figure of every line, each under its head, none in its neighbour', async () => {
    const paper = coverSample(70);
    for (const words of await pagesOf(paper)) {
      for (const line of linesOf(words)) {
        for (const [at, { left }] of line.entries()) {
          const before = line[at - 1];
          if (before) expect(left, textOf(line)).toBeGreaterThan(before.right);
        }
        expect(line.at(-1)?.right, textOf(line)).toBeLessThan(841.89 - 25);
      }
      const totals = memberLines(linesOf(words)).map((line) => line.findLast(isAmount)?.right ?? 0);
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThan(0.1);
    }
  });

  test('millions of baht in every column have their room', async () => {
    const { cover, ...rest } = coverSample(2);
    const loan = {
      period: '120, 121',
      principalSatang: 123_456_700n,
      interestSatang: 999_999_999n,
    };
    const cells = {
      share: { period: '360', amountSatang: 999_999_999n },
      ...{ emergency: loan, ordinary: loan, special: loan },
      ...{ depositSatang: 999_999_999n, cremationSatang: 999_999_999n, feeSatang: 999_999_999n },
      ...{ otherSatang: 999_999_999n, guaranteeSatang: 999_999_999n },
      totalSatang: 9_370_370_191n,
    };
    const rows = cover.rows.map((row) => ({ ...row, ...cells }));
    const [words = []] = await pagesOf({ ...rest, cover: { rows, totals: cells } });
    const lines = memberLines(linesOf(words));
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.filter(isAmount)).toHaveLength(13);
      for (const [at, { left }] of line.entries()) {
        expect(left).toBeGreaterThan(line[at - 1]?.right ?? 0);
      }
    }
  });

  test('the end: by group, in words, signatures, who gave no letter of consent', async () => {
    const { cover, ...rest } = coverSample(12);
    const [words = [], ...others] = await pagesOf({ cover, ...rest });
    expect(others).toEqual([]);
    const pageText = linesOf(words)
      .map(textOf)
      .join('\n')
      .replace(/[ \u200b]+/g, '')
      .replaceAll('\u0e4d\u0e32', '\u0e33');
    const total = formatBaht(cover.totals.totalSatang);
    for (const part of [
      ...['งบหน้าใบเรียกเก็บประจำเดือนพฤศจิกายนพ.ศ.2568', 'หน่วยงาน1001โรงเรียนตัวอย่างวิทยา'],
      ...[`รวมทั้งสิ้น12ราย${total}บาท`, 'ผู้จัดทำ', 'ผู้ตรวจสอบ', 'หัวหน้าหน่วยงาน'],
      ...['(นายสมศักดิ์ศรีสุข)', '*ยังไม่มีหนังสือยินยอมให้หักเงิน1ราย', 'พิมพ์วันที่29พฤศจิกายน2568'],
    ]) {
      expect(pageText).toContain(part);
    }
    expect(pageText).not.toContain('ยอดยก');
    expect(pageText).not.toContain('ผ่านรายการ');
  });

  test('a posted month says so; less is printed where the cooperative settles so', async () => {
    const pageTextOf = async (over: Partial<CoverPaper>) => {
      const pages = await pagesOf(coverSample(3, over));
      return pages
        .flat()
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '');
    };
    expect(await pageTextOf({ isPosted: true })).toContain('ผ่านรายการแล้ว');
    const grouped = await pageTextOf({ detail: 'grouped' });
    expect([grouped.includes('งวด'), grouped.includes('ฉุกเฉิน')]).toEqual([false, true]);
    const total = await pageTextOf({ detail: 'total' });
    expect([total.includes('ฉุกเฉิน'), total.includes('หุ้น')]).toEqual([false, false]);
  });

  test('nobody at all is one page of nothing', async () => {
    const pages = await pagesOf(coverSample(0));
    expect(pages).toHaveLength(1);
    expect(
      linesOf(pages[0] ?? [])
        .map(textOf)
        .join(),
    ).toContain('ศูนย์บาท');
  });
});
