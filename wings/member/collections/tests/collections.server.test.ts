import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthInBuddhistYear } from '../../../../core/thai-date.ts';
import { amountText, type Row, readRows } from '../../../../journeys/extract.ts';
import { verifyPaper } from '../../../../records/papers.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { baht, day, monthOf, orNull, satang, whole, wiredItem } from './extract-rows.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let bills: Row[];
let items: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [bills, items] = await Promise.all([
    readRows(app.extractFolder, 'collections.csv'),
    readRows(app.extractFolder, 'collection_items.csv'),
  ]);
});
afterAll(() => app.close());

/** Each member signs in once: the hash is meant to be dear. */
const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}

const orderOf = (row: Row): number => {
  const { year_be, month } = monthOf(row);
  return (year_be * 100 + month) * 1000 + Number(row.SEQ);
};

const ofMember = (memberNo: string, kind: string): Row[] =>
  bills
    .filter((row) => row.MEMBER_NO === memberNo && row.KIND === kind)
    .toSorted((a, b) => orderOf(b) - orderOf(a));
const itemsOf = (bill: Row | undefined): Row[] =>
  items.filter(
    (row) =>
      row.MEMBER_NO === bill?.MEMBER_NO && row.MONTH === bill?.MONTH && row.SEQ === bill?.SEQ,
  );
const addressOf = (bill: Row): string => {
  const { year_be, month } = monthOf(bill);
  return `/api/member/kep/${year_be}/${month}/${bill.SEQ}`;
};

function wired(row: Row) {
  const salary = satang(row.SALARY);
  const deducted = satang(row.POSTED === '1' ? row.COLLECTED : row.BILLED);
  const ofMonth = bills.filter(
    (one) =>
      one.MEMBER_NO === row.MEMBER_NO &&
      one.MONTH === row.MONTH &&
      one.KIND === 'MONTHLY' &&
      one.AGENCY_NO === row.AGENCY_NO,
  );
  // What one of several bills leaves of the pay, all of them do not.
  const hasPay = row.KIND === 'MONTHLY' && salary > 0 && ofMonth.length === 1;
  return {
    ...monthOf(row),
    seq_no: Number(row.SEQ),
    kind: row.KIND?.toLowerCase(),
    receipt_no: row.RECEIPT_NO || null,
    receipt_on: day(row.RECEIPT_ON),
    posted: row.POSTED === '1',
    status: row.STATUS,
    reason: row.REASON || null,
    item_count: itemsOf(row).length,
    billed: whole(row.BILLED),
    collected: whole(row.COLLECTED),
    uncollected: whole(row.UNCOLLECTED),
    refund_pending: whole(row.REFUND_PENDING),
    share_total: whole(row.SHARE_TOTAL),
    interest_ytd: whole(row.INTEREST_YTD),
    salary: orNull(row.SALARY),
    salary_left: hasPay ? baht(salary - deducted) : null,
    billed_percent: hasPay ? ((satang(row.BILLED) / salary) * 100).toFixed(2) : null,
    reported: null,
  };
}

const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + satang(row[column]), 0);

describe.each(['000123', '000111', '000222'])('member %s', (memberNo) => {
  test.each(['monthly', 'other'])(
    'R047 %s: every head is the extract’s, newest first',
    async (kind) => {
      const me = await signedIn(memberNo);
      const { status, body } = await app.get(`/api/member/kep?kind=${kind}`, me);
      expect([status, body.rc_code]).toEqual([200, '1']);
      const rows = ofMember(memberNo, kind.toUpperCase());
      expect(body.data).toMatchObject({ as_of: '2025-11-28', kind, prev: null });
      expect(body.data.collections).toEqual(rows.slice(0, 24).map(wired));
      const first = kind === 'monthly' ? itemsOf(rows[0]) : [];
      const amounts = (body.data.latest ?? []).map((one: { amount: string }) => satang(one.amount));
      expect(amounts.reduce((a: number, b: number) => a + b, 0)).toBe(sum(first, 'AMOUNT'));
    },
  );

  test('R047 each bill with its items, groups and the month before', async () => {
    const me = await signedIn(memberNo);
    const rows = ofMember(memberNo, 'MONTHLY').slice(0, 3);
    for (const [at, row] of rows.entries()) {
      const { body } = await app.get(addressOf(row), me);
      const own = itemsOf(row);
      expect(body.data.head).toEqual(wired(row));
      expect(body.data.items).toEqual(own.map(wiredItem));
      const groups = Object.groupBy(own, ({ ITEM_GROUP = '' }) => ITEM_GROUP);
      for (const { group, count, amount, collected } of body.data.groups) {
        const of = groups[group] ?? [];
        expect([count, amount, collected]).toEqual([
          of.length,
          baht(sum(of, 'AMOUNT')),
          baht(sum(of, 'COLLECTED')),
        ]);
      }
      expect(body.data.groups).toHaveLength(Object.keys(groups).length);
      const before = ofMember(memberNo, 'MONTHLY')[at + 1];
      if (!before) {
        expect(body.data.compared).toBeNull();
        continue;
      }
      expect(body.data.compared).toMatchObject({
        ...monthOf(before),
        billed: whole(before.BILLED),
        difference: baht(satang(row.BILLED) - satang(before.BILLED)),
      });
      const differences = body.data.compared.items.map((one: { difference: string }) =>
        satang(one.difference),
      );
      expect(differences.reduce((a: number, b: number) => a + b, 0)).toBe(
        satang(row.BILLED) - satang(before.BILLED),
      );
    }
  });
});

test('R047 months turn page by page and back; another kind’s are not among them', async () => {
  const me = await signedIn('000123');
  const rows = ofMember('000123', 'MONTHLY');
  const middle = rows[5];
  if (!middle) throw new Error('000123 has fewer than six months');
  const { year_be, month } = monthOf(middle);
  const key = `${monthInBuddhistYear(year_be, month)}.${middle.SEQ}`;
  const older = await app.get(`/api/member/kep?page=before.${key}`, me);
  expect(older.body.data.collections).toEqual(rows.slice(6, 30).map(wired));
  expect(older.body.data.latest).toBeNull();
  const newer = await app.get(`/api/member/kep?page=after.${key}`, me);
  expect(newer.body.data.collections).toEqual(rows.slice(0, 5).map(wired));
  expect(newer.body.data).toMatchObject({ prev: null });
});

test('R136 a key that only others have is not found, whatever is asked of it', async () => {
  const mine = new Set(ofMember('000111', 'MONTHLY').map(({ MONTH }) => MONTH));
  const others = ofMember('000123', 'MONTHLY').find(({ MONTH }) => !mine.has(MONTH));
  const seconds = bills.find((row) => row.MEMBER_NO !== '000111' && row.SEQ === '3');
  const me = await signedIn('000111');
  for (const row of [others, seconds].filter((one) => one !== undefined)) {
    for (const end of ['', '/print']) {
      const { status, body } = await app.get(addressOf(row) + end, me);
      expect([status, body.rc_code, body.data.code]).toEqual([404, '0', 'not_found']);
    }
  }
});

test('R136 nobody signed in: 401 for every feed of the room', async () => {
  const { cookie = '' } = await signedIn('000123');
  const one = '/api/member/kep/2568/10/1';
  for (const url of ['/api/member/kep', '/api/member/kep/file?format=csv', one, `${one}/print`]) {
    for (const headers of [{}, { cookie }]) {
      expect([url, (await app.get(url, headers)).status]).toEqual([url, 401]);
    }
  }
});

async function paper(url: string, memberNo = '000123') {
  const me = await signedIn(memberNo);
  const answer = await app.app.inject({ url, headers: { host: 'localhost', ...me } });
  return { ...answer, bytes: new Uint8Array(answer.rawPayload) };
}
/** Title of a PDF, and its words without blanks; ำ comes as its two parts. */
async function readPaper(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const [{ info }, { text }] = await Promise.all([
    getMeta(pdf),
    extractText(pdf, { mergePages: true }),
  ]);
  return { title: info.Title, text: text.replace(/\s/g, '') };
}

test('R047 before posting a bill, after it a receipt: each with its own figures', async () => {
  const [pending, posted] = ofMember('000123', 'MONTHLY');
  if (!pending || !posted) throw new Error('two months are needed');
  expect([pending.POSTED, posted.STATUS]).toEqual(['0', 'FULL']);
  const bill = await readPaper((await paper(`${addressOf(pending)}/print`)).bytes);
  expect(bill.title).toBe('ใบแจ้งหนี้');
  expect(bill.text).toContain(amountText(pending.BILLED ?? ''));
  for (const item of itemsOf(pending)) expect(bill.text).toContain(amountText(item.AMOUNT ?? ''));
  const receipt = await readPaper((await paper(`${addressOf(posted)}/print`)).bytes);
  expect(receipt.title).toBe('ใบเสร็จรับเงิน');
  expect(receipt.text).toContain(amountText(posted.COLLECTED ?? ''));
  expect(receipt.text).toContain(posted.RECEIPT_NO);
  expect(receipt.text).toContain('ผู้จัดการและเจ้าหน้าที่การเงินออกใบเสร็จนี้ผ่านระบบของสหกรณ์');
  expect(receipt.text).not.toMatch(/\(\)|\.{3}/);
  for (const item of itemsOf(posted)) {
    expect(receipt.text).toContain(amountText(item.COLLECTED ?? ''));
    if (item.BALANCE_AFTER) expect(receipt.text).toContain(amountText(item.BALANCE_AFTER));
  }
});

test('R047 printed twice it is the same file; its code is that of the same paper', async () => {
  const url = '/api/member/kep/2568/10/1/print';
  const [one, two] = [await paper(url), await paper(url)];
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  const { text } = await readPaper(one.bytes);
  const code = /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(text)?.[0].replaceAll('-', '') ?? '';
  const stated = await app.records.readAsVisitor((db) => verifyPaper(db, code));
  const posted = ofMember('000123', 'MONTHLY')[1];
  expect(stated).toMatchObject({
    kind: 'RECEIPT',
    onDay: day(posted?.RECEIPT_ON),
    totalSatang: BigInt(satang(posted?.COLLECTED)),
  });
});

test('R047 a head that its items do not add up to is a failure and no figure', async () => {
  const me = await signedIn('000222');
  await execute(
    app.ownerUrl,
    "UPDATE records.collections SET billed_satang = billed_satang + 1 WHERE member_no = '000222'",
  );
  const older = ofMember('000222', 'MONTHLY')[5];
  if (!older) throw new Error('six months are needed');
  // Addresses that nothing was kept of before.
  for (const url of ['/api/member/kep', addressOf(older), `${addressOf(older)}/print`]) {
    const { status, body } = await app.get(url, me);
    expect([url, status, body.rc_code, Object.keys(body.data)]).toEqual([
      url,
      500,
      '0',
      ['ref', 'code'],
    ]);
  }
});
