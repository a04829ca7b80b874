import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountText, dayText, type Row, readRows } from './extract.ts';
import { readStatement } from './statement.ts';
import { extractFolder, openTestBrowser, type TestBrowser } from './test-browser.ts';
import { unfoldDetails } from './unfold.ts';

let testBrowser: TestBrowser;
let shareLines: Row[];
let accounts: Row[];
let depositLines: Row[];
let members: Row[];

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const read = (file: string) => readRows(extractFolder(), file);
  [shareLines, accounts, depositLines, members] = await Promise.all([
    read('share_lines.csv'),
    read('deposit_accounts.csv'),
    read('deposit_lines.csv'),
    read('members.csv'),
  ]);
});
afterAll(() => testBrowser.close());

const signs: Readonly<Record<string, string>> = { '1': '+', '0': '', '-1': '−' };

/** What is brought forward moves nothing. */
const signOf = ({ SEQ, TYPE_CODE, SIGN = '' }: Row): string =>
  SEQ === '1' && TYPE_CODE === 'BF' ? '0' : SIGN;

/** What the page must print for the lines of an extract, newest first. */
const printed = (lines: readonly Row[]) =>
  lines.toReversed().map((line) => ({
    dayText: dayText(line.POSTED_ON ?? ''),
    move: `${signs[signOf(line)]}${amountText(line.AMOUNT ?? '')}`,
    balance: amountText(line.BALANCE ?? ''),
  }));

const shown = (lines: Awaited<ReturnType<typeof readStatement>>) =>
  lines.map(({ dayText, move, balance }) => ({ dayText, move, balance }));

const linesOf = (rows: readonly Row[], column: string, value: string | undefined) =>
  rows.filter((row) => row[column] === value);

const shareLinesOf = (memberNo: string) => linesOf(shareLines, 'MEMBER_NO', memberNo);

describe.each([
  ['000123', 390],
  ['000222', 1440],
])('member %s at %i px', (memberNo, width) => {
  test('R004 R042 every line of the share statement is the extract’s', async () => {
    const page = await testBrowser.newPage({ width });
    await testBrowser.signInAs(page, memberNo);
    const expected = printed(shareLinesOf(memberNo));
    expect(expected.length).toBeGreaterThan(12);
    expect(shown(await readStatement(page, '/member/share'))).toEqual(expected);
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('R004 R042 the share head shows the member’s figures', async () => {
    const page = await testBrowser.newPage({ width });
    await testBrowser.signInAs(page, memberNo);
    await page.goto('/member/share');
    const member = members.find((row) => row.MEMBER_NO === memberNo);
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await unfoldDetails(page);
    for (const figure of [member?.SHARE_BALANCE, member?.MONTHLY_SHARE]) {
      await main
        .getByText(amountText(figure ?? ''))
        .first()
        .waitFor();
    }
    await testBrowser.leave(page);
  });

  test('R045 R046 every deposit account and every line of it is the extract’s', async () => {
    const own = linesOf(accounts, 'MEMBER_NO', memberNo);
    const open = own.filter((row) => row.STATUS === 'OPEN');
    expect(open.length).toBeGreaterThan(0);
    const page = await testBrowser.newPage({ width });
    await testBrowser.signInAs(page, memberNo);
    await page.goto('/member/deposit');
    for (const account of open) {
      await page
        .locator('main')
        .getByText(amountText(account.BALANCE ?? ''))
        .first()
        .waitFor();
    }
    for (const account of own) {
      const expected = printed(linesOf(depositLines, 'ACCOUNT_NO', account.ACCOUNT_NO));
      const address = `/member/dep_statement/${account.ACCOUNT_NO}?from=2000-01-01&to=2025-11-28`;
      expect(shown(await readStatement(page, address))).toEqual(expected);
    }
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  });
});

test('R046 another member’s account is simply not found', async () => {
  const foreign = accounts.find((row) => row.MEMBER_NO !== '000123');
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000123');
  const answers: string[] = [];
  for (const number of [foreign?.ACCOUNT_NO, '99999999999']) {
    const call = page.waitForResponse(
      new RegExp(`/api/member/dep_statement/${number}(?!.*/history)`),
    );
    await page.goto(`/member/dep_statement/${number}`);
    const response = await call;
    expect(response.status()).toBe(404);
    const { data, ...rest } = await response.json();
    answers.push(JSON.stringify({ ...rest, data: { ...data, ref: '' } }));
  }
  expect(answers[0]).toBe(answers[1]);
  await page.getByRole('heading', { name: 'ไม่พบบัญชีนี้' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain(amountText(foreign?.BALANCE ?? ''));
  expect(testBrowser.faults(page, /status of 404/)).toEqual([]);
  await testBrowser.leave(page);
});
