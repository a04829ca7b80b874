import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standsWith } from '../../../api/guarantees/collateral.text.ts';
import { amountText, type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

const path = '/api/member/coll';
let app: App;
let loans: Row[];
let people: Row[];
let pledges: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [loans = [], people = [], pledges = []] = await Promise.all(
    ['loans.csv', 'members.csv', 'guarantees.csv'].map((file) => readRows(app.extractFolder, file)),
  );
});
afterAll(() => app.close());

const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}
const read = async (memberNo: string) => (await app.get(path, await signedIn(memberNo))).body.data;
async function download(query: string, memberNo: string): Promise<Uint8Array> {
  const headers = { host: 'localhost', ...(await signedIn(memberNo)) };
  const answer = await app.app.inject({ method: 'GET', url: `${path}/file?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
}

/** Satang out of a file's amount, by another way than the program's. */
const satang = (amount = '0'): number => Math.round(Number(amount) * 100);
const baht = (value: number): string => (value / 100).toFixed(2);
const day = (words = ''): string => readThaiDate(words);
const nameOf = (memberNo = ''): string => {
  const row = people.find((one) => one.MEMBER_NO === memberNo);
  return `${row?.PREFIX}${row?.FIRST_NAME} ${row?.LAST_NAME}`;
};
const wiredLoan = (loan: Row) => ({
  contract_no: loan.CONTRACT_NO,
  contract_date: day(loan.CONTRACT_DATE),
  approved_amount: baht(satang(loan.APPROVED)),
  revolving: loan.REVOLVING === '1',
  principal_balance: baht(satang(loan.PRINCIPAL_BALANCE)),
});
const isOwed = (loan: Row): boolean =>
  loan.STATUS === 'OPEN' && (satang(loan.PRINCIPAL_BALANCE) > 0 || loan.REVOLVING === '1');
const isWrittenOff = (loan: Row): boolean => loan.DEBT_STATUS === 'WRITTEN_OFF';
const byContract = (one: { contract_no: unknown }, other: { contract_no: unknown }) =>
  String(one.contract_no) < String(other.contract_no) ? -1 : 1;

/** What a member stands for, out of the files. */
const givenBy = (memberNo: string) =>
  pledges
    .filter((row) => row.GUARANTOR_NO === memberNo)
    .flatMap((row) => {
      const loan = loans.find(
        (one) => one.CONTRACT_NO === row.CONTRACT_NO && (isOwed(one) || isWrittenOff(one)),
      );
      if (!loan) return [];
      const part = satang(row.AMOUNT) / satang(loan.APPROVED);
      const left = satang(loan.PRINCIPAL_BALANCE) + satang(loan.WRITTEN_OFF || '0');
      return {
        ...wiredLoan(loan),
        // The demo's revolving contract is in order and not past its last day.
        may_be_drawn: loan.REVOLVING === '1',
        seq: Number(row.SEQ),
        kind: row.KIND,
        ref_no_masked: row.REF_NO ? expect.stringMatching(/^[x\d-]*xxx[x\d-]*$/) : null,
        borrower_name: nameOf(loan.MEMBER_NO),
        borrower_no_masked: `xxxx${loan.MEMBER_NO?.slice(-2)}`,
        guaranteed_amount: baht(satang(row.AMOUNT)),
        written_off_amount: baht(satang(loan.WRITTEN_OFF || '0')),
        my_share: baht(Math.round(left * part)),
        arrears_flag: satang(loan.PRINCIPAL_ARREARS) > 0 || satang(loan.INTEREST_ARREARS) > 0,
        status: loan.STATUS,
        debt_status: loan.DEBT_STATUS === 'RESTRUCTURED' ? null : loan.DEBT_STATUS || null,
        quarantine_as_of: null,
      };
    })
    .toSorted(byContract);

/** What secures a member's own loans, out of the files. */
const securing = (memberNo: string) =>
  loans
    .filter((loan) => loan.MEMBER_NO === memberNo && isOwed(loan))
    .flatMap((loan) => {
      const rows = pledges.filter((row) => row.CONTRACT_NO === loan.CONTRACT_NO);
      if (rows.length === 0) return [];
      return {
        ...wiredLoan(loan),
        type_name: loan.TYPE_NAME,
        guaranteed_total: baht(rows.reduce((sum, row) => sum + satang(row.AMOUNT), 0)),
        guarantors: rows.map((row) => ({
          kind: row.KIND,
          of_other: row.GUARANTOR_NO !== '',
          ref_no_masked: row.GUARANTOR_NO
            ? `xxxx${row.GUARANTOR_NO.slice(-2)}`
            : row.REF_NO
              ? expect.stringMatching(/^[x\d\W]*x[x\d\W]*$/)
              : null,
          name: row.NAME,
          amount: baht(satang(row.AMOUNT)),
        })),
      };
    });

describe.each(['000123', '000222', '000051', '000111'])('member %s', (memberNo) => {
  test('R049 both sides are the extract’s, to the satang', async () => {
    const data = await read(memberNo);
    const given = givenBy(memberNo);
    expect(data.as_of).toBe('2025-11-28');
    expect(data.given).toEqual(given);
    const mine = data.mine.toSorted(byContract);
    expect(mine).toEqual(securing(memberNo).toSorted(byContract));
    const sum = (field: 'my_share' | 'guaranteed_amount') =>
      baht(given.reduce((all, one) => all + satang(one[field]), 0));
    expect(data.given_total).toEqual({
      count: new Set(given.map((one) => one.contract_no)).size,
      guaranteed_amount: sum('guaranteed_amount'),
      my_share: sum('my_share'),
    });
    const inPerson = given.filter(({ kind }) => kind === 'PERSON').length;
    expect(data.right).toEqual({ limit: 6, left: 6 - inPerson });
  });
});

test('R049 the cast has something to show on both sides, and one that is empty', async () => {
  const [rich, empty] = [await read('000123'), await read('000111')];
  expect(rich.given.length).toBeGreaterThan(2);
  expect(rich.given.some((one: { arrears_flag: boolean }) => one.arrears_flag)).toBe(true);
  expect(rich.mine[0].guarantors.length).toBe(3);
  expect([empty.given, empty.mine]).toEqual([[], []]);
});

test('0039 whoever stands for a debt in court or written off is told how much', async () => {
  const { given } = await read('000222');
  const by = (status: string) =>
    given.find((one: { debt_status: string | null }) => one.debt_status === status);
  expect(by('LAWSUIT')).toMatchObject({ status: 'OPEN', my_share: '53000.00' });
  const off = by('WRITTEN_OFF');
  expect(off).toMatchObject({ status: 'CLOSED', principal_balance: '0.00' });
  // The whole contract was signed for.
  expect([off.my_share, off.written_off_amount]).toEqual(Array(2).fill(off.written_off_amount));
  expect(off.my_share).not.toBe('0.00');
});

test('0042 whoever stands for a revolving contract sees its limit and their part', async () => {
  const { given } = await read('000222');
  const one = given.find((row: { revolving: boolean }) => row.revolving);
  expect(one).toMatchObject({ contract_no: 'ฉม.000051/2568', approved_amount: '50000.00' });
  // The whole contract was signed for.
  expect([one.guaranteed_amount, one.my_share]).toEqual(['50000.00', one.principal_balance]);
});

test('0039 whoever pledged a deposit for another sees it held, nobody else sees it', async () => {
  const { given } = await read('000051');
  expect(given).toMatchObject([{ kind: 'DEPOSIT', guaranteed_amount: '50000.00' }]);
  const session = await signedIn('000051');
  const { accounts } = (await app.get('/api/member/deposit', session)).body.data;
  // 200,000.00 for a loan of one's own, 50,000.00 for 000321's.
  const held = accounts.map((account: { held: string }) => account.held);
  expect(held.filter((amount: string) => amount !== '0.00')).toEqual(['250000.00']);
  const share = (await app.get('/api/member/share', await signedIn('000222'))).body.data;
  expect(share.head).toMatchObject({ held_as_collateral: '30000.00' });
  const others = await Promise.all(['000123', '000222', '000111'].map(read));
  expect(JSON.stringify(others)).not.toContain('DEPOSIT');
});

test('T30 R136 of a borrower no more than D-13 says, and no number in full', async () => {
  const data = await read('000123');
  const fields = Object.keys(readColl.example.given[0] ?? {});
  for (const one of data.given) expect(Object.keys(one).toSorted()).toEqual(fields.toSorted());
  const all = JSON.stringify(data);
  for (const other of ['000222', '000321', '000456', '000789']) expect(all).not.toContain(other);
  const hidden = people.flatMap(({ NATIONAL_ID, PHONE }) => [NATIONAL_ID, PHONE]);
  expect(hidden.filter((words) => words && all.includes(words))).toEqual([]);
});

describe('a file holds the side that the page shows', () => {
  test('R049 CSV: every line and the totals', async () => {
    const csv = new TextDecoder().decode(await download('format=csv&tab=given', '000123'));
    const { given, given_total: sum } = await read('000123');
    for (const one of given) {
      const { contract_no, borrower_name, approved_amount, principal_balance } = one;
      expect(csv).toContain(
        [
          ...[contract_no, borrower_name, one.borrower_no_masked, standsWith[one.kind as 'PERSON']],
          one.contract_date,
          ...[approved_amount, principal_balance, one.written_off_amount],
          ...[one.guaranteed_amount, one.my_share],
          one.arrears_flag ? text.inArrears : text.inOrder,
        ].join(','),
      );
    }
    expect(csv).toContain(`${text.total},,,,,,,,${sum.guaranteed_amount},${sum.my_share},`);
    expect(csv).toContain('สมาชิก,นางสมหญิง ใจดี');
    expect(csv).not.toContain(text.tabs.mine);
  });

  test('R049 PDF: who stands for the member', async () => {
    const bytes = await download('format=pdf&tab=mine', '000123');
    const words = (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
    for (const { contract_no, guarantors, guaranteed_total } of (await read('000123')).mine) {
      expect(words).toContain(contract_no);
      expect(words).toContain(amountText(guaranteed_total));
      for (const { amount, ref_no_masked } of guarantors) {
        expect(words).toContain(amountText(amount));
        expect(words).toContain(ref_no_masked);
      }
    }
  });

  test('R049 a workbook is made, also where there is nothing', async () => {
    for (const memberNo of ['000123', '000111']) {
      for (const tab of ['given', 'mine']) {
        const bytes = await download(`format=xlsx&tab=${tab}`, memberNo);
        expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK');
      }
    }
  });
});

test('R140 without both halves of a session: 401, silently', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const url of [path, `${path}/file?format=csv&tab=given`]) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await app.get(url, headers);
      expect([url, status, body.rc_code]).toEqual([url, 401, '0']);
    }
  }
});

test.each([
  ['coll?membership_no=000456', 'membership_no'],
  ['coll/file?tab=given', 'format'],
  ['coll/file?format=csv', 'tab'],
  ['coll/file?format=csv&tab=both', 'tab'],
])('D-01 malformed %s: 400 names the field %s', async (address, field) => {
  const { status, body } = await app.get(`/api/member/${address}`, await signedIn('000123'));
  expect([status, body.rc_code]).toEqual([400, '-1']);
  expect(body.data.fields.map((fault: { field: string }) => fault.field)).toContain(field);
});
