import readWorkbook from 'read-excel-file/node';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, type Row, readRows } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { text } from './cremation.text.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Awaited<ReturnType<typeof app.signIn>>;
let months: Row[];
let numbers: string[];
beforeAll(async () => {
  app = await openTestApp();
  const [enrolments, all] = await Promise.all([
    readRows(app.extractFolder, 'cremation_enrolments.csv'),
    readRows(app.extractFolder, 'cremation_months.csv'),
  ]);
  const own = enrolments.filter((row) => row.MEMBER_NO === '000123');
  numbers = own.map((row) => row.CREMATION_NO ?? '');
  months = all;
  me = await app.signIn('000123');
});
afterAll(() => app.close());

/** Satang of a cell, of a word on paper; what is empty is nothing. */
const satang = (cell: unknown): number =>
  Math.round(Number(String(cell ?? '').replaceAll(',', '')) * 100);

/** Amount, collected, outstanding and on its way: of each line, and of the foot. */
type Figures = readonly [number, number, number, number];
interface MonthTable {
  readonly lines: readonly Figures[];
  readonly foot: Figures;
}
const heads = [text.amount, text.collected, text.outstanding, text.pendingAmount];

async function download(number: string, format: string): Promise<Buffer> {
  const url = `/api/member/kepcrem/file?format=${format}&cremation_no=${number}`;
  const headers = { host: 'localhost', ...me };
  const answer = await app.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** The table of months, from its head to its foot. */
function readMonthTable(rows: readonly (readonly unknown[])[]): MonthTable {
  const head = rows.findIndex((row) => row.includes(text.amount));
  const foot = rows.findIndex((row, at) => at > head && row[0] === text.sum);
  const places = heads.map((name) => rows[head]?.indexOf(name) ?? -1);
  const figures = (row: readonly unknown[] = []) =>
    places.map((at) => satang(row[at])) as unknown as Figures;
  return { lines: rows.slice(head + 1, foot).map(figures), foot: figures(rows[foot]) };
}

/** Lines of words from above, each from the left; a cell without words is left out. */
async function paperLines(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(document.numPages)).getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const lines = Map.groupBy(words, ({ transform }) => Math.round(Number(transform[5])));
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .toSorted((one, other) => Number(one.transform[4]) - Number(other.transform[4]))
        .map(({ str }) => str),
    );
}

const readers: Readonly<Record<string, (bytes: Buffer) => Promise<Partial<MonthTable>>>> = {
  csv: async (bytes) =>
    readMonthTable(
      String(bytes)
        .split('\r\n')
        .map((line) => fieldsOf(line)),
    ),
  xlsx: async (bytes) => readMonthTable((await readWorkbook(bytes)).at(-1)?.data ?? []),
  pdf: async (bytes) => {
    const line = (await paperLines(bytes)).findLast(([first]) => first === text.sum) ?? [];
    const amounts = line.filter((word) => /^[\d,]+\.\d\d$/.test(word)).map(satang);
    expect(amounts).toHaveLength(heads.length);
    return { foot: amounts as unknown as Figures };
  },
};

test.each(Object.keys(readers))('R048 the foot of the months adds up in a %s', async (format) => {
  let totalPending = 0;
  for (const number of numbers) {
    const { lines, foot } = (await readers[format]?.(await download(number, format))) ?? {};
    const own = months.filter((row) => row.CREMATION_NO === number);
    const sum = (column: string) => own.reduce((all, row) => all + satang(row[column]), 0);
    const [amount = -1, collected = 0, outstanding = 0, pending = 0] = foot ?? [];
    expect(amount).toBe(collected + outstanding + pending);
    expect([amount, collected, outstanding + pending]).toEqual(
      ['AMOUNT', 'COLLECTED', 'OUTSTANDING'].map(sum),
    );
    totalPending += pending;
    if (!lines) continue;
    expect(lines).toHaveLength(own.length);
    for (const [billed, came, left, sent] of lines) expect(billed).toBe(came + left + sent);
    const columns = heads.map((_, at) => lines.reduce((all, line) => all + (line[at] ?? 0), 0));
    expect(columns).toEqual(foot);
  }
  expect(totalPending).toBeGreaterThan(0);
});
