import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumOf, toDtoBaht } from '../../../core/satang.ts';
import { amountText, type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { writeChosen } from './certificate-choice.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

const asOf = '2025-11-28';
let app: App;
let shares: Row[];
let deposits: Row[];
let loans: Row[];
let members: Row[];
beforeAll(async () => {
  app = await openTestApp();
  const read = (name: string) => readRows(app.extractFolder, `${name}.csv`);
  /** Lines name their account or contract alone: with the member whose it is. */
  const owned = async (lines: string, owners: string, number: string) => {
    const whose = (await read(owners)).map((row) => [row[number], row.MEMBER_NO] as const);
    const owner = new Map(whose);
    return (await read(lines)).map((row) => ({ ...row, MEMBER_NO: owner.get(row[number]) ?? '' }));
  };
  [shares, deposits, loans, members] = await Promise.all([
    read('share_lines'),
    owned('deposit_lines', 'deposit_accounts', 'ACCOUNT_NO'),
    owned('loan_lines', 'loans', 'CONTRACT_NO'),
    read('members'),
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
const get = async (query: string, memberNo = '000123') =>
  app.get(`/api/member/certificate${query}`, await signedIn(memberNo));

/** `31/10/2568` → `2025-10-31`. */
const day = (text = ''): string => readThaiDate(text);
const baht = (amount = '0'): string => (Math.round(Number(amount) * 100) / 100).toFixed(2);

/** What the files say was left at the end of a day, by number; nothing of what was empty. */
function leftOn(rows: readonly Row[], number: string, memberNo: string, on: string) {
  const left = new Map<string, string>();
  const own = rows.filter((row) => row.MEMBER_NO === memberNo && day(row.POSTED_ON) <= on);
  for (const row of own.toSorted((a, b) => Number(a.SEQ) - Number(b.SEQ))) {
    left.set(row[number] ?? '', baht(row.BALANCE));
  }
  return [...left].filter(([, balance]) => balance !== '0.00').toSorted();
}

const days = [asOf, '2025-06-30', '2024-12-31', '2022-03-15', '2016-07-01'];

describe.each(['000123', '000111', '000222'])('member %s', (memberNo) => {
  test('every balance of any day is the extract’s last line on or before it', async () => {
    const { first_day: first } = (await get('', memberNo)).body.data;
    for (const on of days.filter((one) => one >= first)) {
      const { body } = await get(`?on=${on}`, memberNo);
      const { data } = body;
      const [share] = leftOn(shares, 'MEMBER_NO', memberNo, on);
      expect([on, data.shares]).toEqual([on, share?.[1] ?? null]);
      const accounts = data.accounts.map((one: Row) => [one.account_no, one.balance]);
      expect(accounts).toEqual(leftOn(deposits, 'ACCOUNT_NO', memberNo, on));
      const contracts = data.loans.map((one: Row) => [one.contract_no, one.balance]);
      expect(contracts.toSorted()).toEqual(leftOn(loans, 'CONTRACT_NO', memberNo, on));
    }
  });
});

test('without a day the newest is meant, and the first of them is told', async () => {
  const { body } = await get('');
  expect(body.data).toMatchObject({ as_of: asOf, on: asOf });
  const joined = members.find(({ MEMBER_NO }) => MEMBER_NO === '000123')?.JOINED_ON;
  expect(body.data.first_day >= day(joined)).toBe(true);
  const [early, late] = [await get('?on=1990-01-01'), await get('?on=2025-11-29')];
  expect(early.body.data.fields[0].message).toMatch(/^ระบบมีข้อมูลตั้งแต่ /);
  expect(late.body.data.fields[0].message).toBe('ระบบมีข้อมูลถึง 28 พฤศจิกายน 2568');
});

async function paper(query: Record<string, string | undefined>, memberNo = '000123') {
  const params = Object.entries({ format: 'pdf', ...query }).filter(([, value]) => value);
  const url = `/api/member/certificate/file?${new URLSearchParams(params as [string, string][])}`;
  const headers = { host: 'localhost', ...(await signedIn(memberNo)) };
  const answer = await app.app.inject({ url, headers });
  return { ...answer, bytes: new Uint8Array(answer.rawPayload) };
}

/** Title of a PDF, and its figures and codes: Thai letters cannot be read back out of one. */
async function readPaper(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const [{ info }, { text }] = await Promise.all([
    getMeta(pdf),
    extractText(pdf, { mergePages: true }),
  ]);
  const plain = text.replace(/\s/g, '');
  const code = /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(plain)?.[0].replaceAll('-', '');
  return { title: info.Title, text: plain, code, pages: pdf.numPages };
}

/** Satang of wire baht, by another way than the program's. */
const satang = (amount: string): bigint => BigInt(amount.replace('.', ''));

test('D-11 a certificate states what was chosen and its sums; its code is found', async () => {
  const on = '2024-12-31';
  const { data } = (await get(`?on=${on}`)).body;
  const accounts = data.accounts.map((one: Row) => one.account_no);
  const contracts = data.loans.map((one: Row) => one.contract_no);
  expect([accounts.length > 0, contracts.length > 0]).toEqual([true, true]);
  const answer = await paper({
    ...{ on, shares: '1' },
    ...{ accounts: writeChosen(accounts), loans: writeChosen(contracts) },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'หนังสือรับรองยอด 2567-12-31.pdf',
  );
  const { title, text, code, pages } = await readPaper(answer.bytes);
  // The code stands on the page that is signed.
  expect([title, pages]).toEqual(['หนังสือรับรองยอด', 1]);
  const amounts = [data.shares, ...data.accounts.map((one: Row) => one.balance)];
  const debts = data.loans.map((one: Row) => one.balance);
  const sum = (some: string[]) => toDtoBaht(sumOf(some, satang));
  for (const amount of [...amounts, ...debts, sum(amounts), sum(debts)]) {
    expect(text).toContain(amountText(amount));
  }
  const found = await app.get(`/api/info/verify/${code}`);
  expect(found.body.data).toMatchObject({
    ...{ kind: 'BALANCE', on, total: sum(amounts), debt: sum(debts) },
  });
  const { papers } = (await get('/papers')).body.data;
  expect(papers[0]).toEqual({
    ...{ code, kind: 'BALANCE', on, total: sum(amounts), debt: sum(debts) },
    issued_on: found.body.data.issued_on,
  });
  expect(JSON.stringify((await get('/papers', '000222')).body)).not.toContain(code);
});

test('D-11 asked for twice on a day it is the same file, of another day another', async () => {
  const [one, two, other] = [
    await paper({ on: asOf, shares: '1' }),
    await paper({ on: asOf, shares: '1' }),
    await paper({ on: '2025-11-27', shares: '1' }),
  ];
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  expect((await readPaper(one.bytes)).code).not.toBe((await readPaper(other.bytes)).code);
});

test('T1 what is another’s, was closed by then or is nowhere answers alike', async () => {
  const hers = deposits.find(({ MEMBER_NO }) => MEMBER_NO === '000222')?.ACCOUNT_NO;
  const contract = loans.find(({ MEMBER_NO }) => MEMBER_NO !== '000123')?.CONTRACT_NO;
  const refused = [
    await paper({ on: asOf, accounts: writeChosen([hers ?? '']) }),
    await paper({ on: asOf, loans: writeChosen([contract ?? '']) }),
    await paper({ on: asOf, accounts: '999' }),
    await paper({ on: asOf, loans: 'x' }),
  ];
  const responses = refused.map(({ statusCode, body }) => [
    statusCode,
    { ...JSON.parse(body), data: { ...JSON.parse(body).data, ref: '' } },
  ]);
  expect(responses[0]?.[0]).toBe(404);
  for (const one of responses) expect(one).toEqual(responses[0]);
});

test('D-37 a certificate is for whoever is signed in', async () => {
  for (const path of ['', '/papers', '/file?format=pdf&on=2025-11-28&shares=1']) {
    expect((await app.get(`/api/member/certificate${path}`)).status).toBe(401);
  }
});

test('T27 thirty certificates in an hour, then none; what was refused is not counted', async () => {
  const ask = (on: string, shares = '1') => paper({ on, shares }, '000111');
  expect((await ask('1990-01-01')).statusCode).toBe(400);
  const { first_day: first } = (await get('', '000111')).body.data;
  const last = Date.parse(asOf);
  const day = (back: number) => new Date(last - back * 86_400_000).toISOString().slice(0, 10);
  expect(day(30) >= first).toBe(true);
  for (let made = 0; made < 30; made += 1) expect((await ask(day(made))).statusCode).toBe(200);
  const refused = await ask(day(30));
  expect([refused.statusCode, refused.json().data.code]).toEqual([429, 'too_many']);
  expect(refused.json().message).toContain('ออกหนังสือรับรองบ่อยเกินไป');
  const { body } = await app.get('/api/member/certificate/papers', await signedIn('000111'));
  expect(body.data.papers).toHaveLength(30);
  expect((await paper({ on: asOf, shares: '1' }, '000222')).statusCode).toBe(200);
});
