import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskNationalId } from '../../../core/national-id.ts';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
type Headers = Awaited<ReturnType<App['signIn']>>;

const names = ['members', 'agencies', 'share_lines', 'deposit_accounts', 'loans'] as const;
const billNames = ['collections', 'collection_items'] as const;
type Name = (typeof names)[number] | (typeof billNames)[number];

let app: App;
const files = new Map<Name, Row[]>();
beforeAll(async () => {
  app = await openTestApp();
  for (const name of [...names, ...billNames]) {
    files.set(name, await readRows(app.extractFolder, `${name}.csv`));
  }
});
afterAll(() => app.close());

const status = '/api/member/status';

const sessions = new Map<string, Promise<Headers>>();
function signedIn(memberNo: string): Promise<Headers> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}

/** Satang out of a file's amount, by another way than the program's. */
const satang = (amount = '0'): number => Math.round(Number(amount) * 100);
const baht = (value: number): string => (value / 100).toFixed(2);
const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + satang(row[column]), 0);
/** `31/10/2568` → `2025-10-31`. */
const day = (text = ''): string => readThaiDate(text);
const last = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

function own(memberNo: string) {
  const of = (name: Name) => (files.get(name) ?? []).filter((row) => row.MEMBER_NO === memberNo);
  const [member = {}] = of('members');
  const accounts = of('deposit_accounts').filter(
    (row) => row.STATUS === 'OPEN' && satang(row.BALANCE) > 0,
  );
  const open = of('loans').filter((row) => row.STATUS === 'OPEN');
  const months = of('collections').filter((row) => row.KIND === 'MONTHLY');
  const month = months.toSorted((a, b) => monthOf(a).localeCompare(monthOf(b))).at(-1);
  const items = of('collection_items').filter(
    (row) => row.MONTH === month?.MONTH && row.SEQ === month?.SEQ && row.ITEM_GROUP !== 'REFUND',
  );
  return { member, lines: of('share_lines'), accounts, open, month, items };
}

/** Months stand as `2568-11` or `11/2568` in an extract; both sort by year first here. */
const monthOf = ({ MONTH = '' }: Row): string =>
  MONTH.includes('/') ? MONTH.split('/').toReversed().join('-') : MONTH;

describe.each(['000123', '000111', '000222'])('member %s', (memberNo) => {
  test('R041 the four figures, their days and their parts are the extract’s', async () => {
    const { status: code, body } = await app.get(status, await signedIn(memberNo));
    expect([code, body.rc_code]).toEqual([200, '1']);
    const { member, lines, accounts, open, month, items } = own(memberNo);
    const { totals, cards } = body.data;
    expect(totals).toEqual({
      share: baht(satang(member.SHARE_BALANCE)),
      loan: baht(total(open, 'PRINCIPAL_BALANCE')),
      deposit: baht(total(accounts, 'BALANCE')),
      collection_latest: month ? baht(satang(month.BILLED)) : null,
    });
    expect(cards.share).toEqual({
      on: last(lines.map((row) => day(row.POSTED_ON))),
      shares_count: satang(member.SHARE_BALANCE) / 1000,
      monthly_amount: baht(satang(member.MONTHLY_SHARE)),
      suspended: member.SHARE_SUSPENDED === '1',
      last_period: Math.max(...lines.map((row) => Number(row.PERIOD_NO))) || null,
    });
    expect(cards.deposit.on).toBe(
      last(accounts.map((row) => day(row.LAST_ACTIVITY_ON || row.OPENED_ON))),
    );
    const byType = Map.groupBy(accounts, (row) => row.TYPE_NAME);
    expect(
      Object.fromEntries(
        cards.deposit.types.map((type: Row) => [type.name, [type.accounts, type.balance]]),
      ),
    ).toEqual(
      Object.fromEntries(
        [...byType].map(([name, rows]) => [name, [rows.length, baht(total(rows, 'BALANCE'))]]),
      ),
    );
    expect(cards.loan.on).toBe(
      last(open.map((row) => day(row.LAST_PAYMENT_ON || row.CONTRACT_DATE))),
    );
    expect(
      cards.loan.contracts.map((one: Row) => [one.contract_no, one.balance, one.period_last]),
    ).toEqual(
      open
        .toSorted((a, b) => day(b.CONTRACT_DATE).localeCompare(day(a.CONTRACT_DATE)))
        .map((row) => [
          row.CONTRACT_NO,
          baht(satang(row.PRINCIPAL_BALANCE)),
          Number(row.PERIOD_LAST),
        ]),
    );
    const once = open.filter((row) => row.REVOLVING === '0');
    const paidOut = total(once, 'DISBURSED');
    const left = total(once, 'PRINCIPAL_BALANCE');
    expect(cards.loan.paid_percent).toBe(
      paidOut ? (((paidOut - left) / paidOut) * 100).toFixed(2) : null,
    );
    if (!month) {
      expect(cards.collection).toBeNull();
      return;
    }
    expect(cards.collection).toMatchObject({
      posted: month.POSTED === '1',
      status: month.STATUS,
      collected: baht(satang(month.COLLECTED)),
      uncollected: baht(satang(month.UNCOLLECTED)),
    });
    const byGroup = Map.groupBy(items, (row) => row.ITEM_GROUP);
    expect(
      Object.fromEntries(cards.collection.groups.map((one: Row) => [one.group, one.amount])),
    ).toEqual(
      Object.fromEntries([...byGroup].map(([name, rows]) => [name, baht(total(rows, 'AMOUNT'))])),
    );
    const parts = cards.collection.groups.map((one: Row) => satang(one.amount));
    expect(baht(parts.reduce((sum: number, part: number) => sum + part, 0))).toBe(
      totals.collection_latest,
    );
  });

  test('R109 D-05 every field of the person, what is delicate masked', async () => {
    const { member } = own(memberNo);
    const { body } = await app.get(status, await signedIn(memberNo));
    const agency = files.get('agencies')?.find((row) => row.AGENCY_NO === member.AGENCY_NO);
    expect(body.data).toMatchObject({
      as_of: '2025-11-28',
      membership_no: memberNo,
      prefix: member.PREFIX,
      first_name: member.FIRST_NAME,
      last_name: member.LAST_NAME,
      national_id_masked: maskNationalId(member.NATIONAL_ID ?? ''),
      birth_date: day(member.BIRTH_DATE),
      joined_on: day(member.JOINED_ON),
      member_type: member.MEMBER_TYPE?.toLowerCase(),
      member_type_text: member.MEMBER_TYPE_NAME,
      status_code: member.STATUS_CODE,
      group_no: member.AGENCY_NO,
      group_name: agency?.NAME,
      position_name: member.POSITION_NAME || null,
      has_salary: Boolean(member.SALARY),
      address: member.ADDRESS || null,
      photo_url: null,
      payroll_consent_on: member.PAYROLL_CONSENT_ON ? day(member.PAYROLL_CONSENT_ON) : null,
    });
    const json = JSON.stringify(body);
    const secrets = [member.NATIONAL_ID, member.PHONE, member.EMAIL].filter(Boolean);
    expect(secrets.filter((secret) => secret && json.includes(secret))).toEqual([]);
    expect(body.data.salary).toBeUndefined();
    const salary = baht(satang(member.SALARY));
    expect(satang(member.SALARY) > 0 && json.includes(salary)).toBe(false);
  });
});

test('D-05 the age of 000123 is that of the day of the records', async () => {
  const { body } = await app.get(status, await signedIn('000123'));
  expect([body.data.age_text, body.data.membership_age_text]).toEqual(['47 ปี', '15 ปี 5 เดือน']);
  expect(body.data.status_text).toBe('ปกติ');
});

test('D-35 the picture’s address appears once there is one', async () => {
  const me = await signedIn('000222');
  const image = Buffer.from(
    await (await import('sharp'))
      .default({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  );
  const area = { x: 0, y: 0, width: 64, height: 64 };
  const saved = await app.post(
    '/api/member/wwwupload',
    {
      image: `data:image/jpeg;base64,${image.toString('base64')}`,
      name: 'a.jpg',
      croppedArea: { x: 0, y: 0, width: 100, height: 100 },
      croppedAreaPixels: area,
    },
    me,
  );
  expect(saved.status).toBe(200);
  expect((await app.get(status, me)).body.data.photo_url).toBe(saved.body.data.url);
});

test('R140 without both halves of a session: 401; with open terms 403', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const headers of [{}, { cookie }, { authorization }]) {
    const answer = await app.get(status, headers);
    expect([answer.status, answer.body.data.totals]).toEqual([401, undefined]);
  }
  expect((await app.get(status, await signedIn('000456'))).status).toBe(403);
});

test('R041 own data only: nobody can be asked for', async () => {
  const me = await signedIn('000111');
  const response = await app.get(`${status}?membership_no=000123`, me);
  expect([response.status, response.body.data.fields[0].field]).toEqual([400, 'membership_no']);
});
