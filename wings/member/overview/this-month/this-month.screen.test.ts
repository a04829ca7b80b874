import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '../../../../api/endpoint.ts';
import { type MockResponses, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readStatus } from '../overview.api.ts';

type Status = DataOf<typeof readStatus>;
type Month = Status['this_month'];

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const { example } = readStatus;
const [bill] = example.this_month.bills as [Month['bills'][number]];
const receipt = { posted: true, receipt_no: '6811000123', receipt_on: '2025-11-28' };
const taken = { ...bill, ...receipt, collected: '19319.06' };
const stateOf = (changed: Partial<Month>): Partial<Status> => ({
  this_month: { ...example.this_month, ...changed },
});
const nothing = {
  ...{ state: 'NOTHING' as const, bills: [], expected_on: null },
  ...{ billed: null, collected: null, uncollected: null },
};
const last = { ...taken, month: 10 };

/** What is known of the month, the words that must stand in its card, and where its foot leads. */
const states: Readonly<Record<string, [Partial<Status>, readonly (string | RegExp)[], string]>> = {
  'billed, with a day': [
    {},
    ['19,319.06', 'หน่วยงานส่งเงินภายใน', '30 พ.ย. 2568', 'ออกเมื่อสหกรณ์ได้รับเงินจากหน่วยงาน', '15,199.06'],
    '/member/kep/2568/11/1',
  ],
  'billed, no day known': [
    stateOf({ expected_on: null }),
    ['หักเมื่อหน่วยงานจ่ายเงินเดือน', 'ออกเมื่อสหกรณ์ได้รับเงินจากหน่วยงาน'],
    '/member/kep/2568/11/1',
  ],
  'billed, the agency has reported': [
    stateOf({
      reported: { outcome: 'PARTIAL', collected: '19000.00', on: '2025-11-27', accepted: false },
    }),
    [/หน่วยงานแจ้งว่าหักได้บางส่วน 19,000\.00 บาท เมื่อ 27 พ\.ย\. 2568/, 'รอสหกรณ์ยืนยัน'],
    '/member/kep/2568/11/1',
  ],
  'taken in full': [
    stateOf({ state: 'FULL', collected: '19319.06', uncollected: '0.00', bills: [taken] }),
    ['หักได้ครบ', 'เลขที่ 6811000123', '28 พ.ย. 2568'],
    '/member/kep/2568/11/1',
  ],
  'taken in part': [
    stateOf({
      ...{ state: 'PARTIAL', collected: '19000.00', uncollected: '319.06' },
      ...{ reason: 'INSUFFICIENT', bills: [{ ...taken, collected: '19000.00' }] },
    }),
    ['หักได้บางส่วน', '19,000.00', '319.06', /สาเหตุ: .+ส่วนที่ขาด/, 'เลขที่ 6811000123'],
    '/member/kep/2568/11/1',
  ],
  'not taken at all': [
    stateOf({
      ...{ state: 'NONE', reason: 'UNPAID_LEAVE' },
      bills: [{ ...bill, posted: true }],
    }),
    ['หักไม่ได้', 'ไม่มี เพราะหักไม่ได้', 'ส่วนที่ขาด กรุณาชำระที่สหกรณ์ก่อนสิ้นเดือน'],
    '/member/kep/2568/11/1',
  ],
  'nothing billed': [
    stateOf({ ...nothing, before: last }),
    ['ยังไม่มีรายการหักของเดือนนี้', 'ดูครั้งล่าสุด ต.ค. 2568'],
    '/member/kep/2568/10/1',
  ],
  'never billed': [stateOf(nothing), ['ยังไม่มีรายการหักจากเงินเดือนของคุณ'], '/member/kep'],
  'an associate without deduction': [
    stateOf({ ...nothing, no_deduction: true }),
    ['คุณเป็นสมาชิกสมทบ สหกรณ์ไม่หักเงินเดือนของคุณ', 'ดูใบเสร็จที่ชำระเอง'],
    '/member/kep?tab=other',
  ],
};

async function open(page: Page, changed: Partial<Status>) {
  const answers: MockResponses = {
    [`GET ${readStatus.path}`]: success({ ...example, ...changed }),
  };
  await mockMemberApi(page, answers);
  await page.goto('/member/status');
  const card = page.getByRole('article', { name: /^เรียกเก็บเดือน/ });
  await card.waitFor();
  return card;
}

const wordsOf = async (card: Awaited<ReturnType<typeof open>>) =>
  (await card.innerText()).replaceAll(/\s+/g, ' ');

describe.each(widths)('R041 D-05 this month at %i px', (width) => {
  test.each(Object.entries(states))('%s', async (_, [changed, said, to]) => {
    const page = await testBrowser.newPage({ width });
    const card = await open(page, changed);
    const words = await wordsOf(card);
    for (const one of said) expect(words).toMatch(one);
    expect(await card.getByRole('link').last().getAttribute('href')).toBe(to);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('it stands first, then what happened lately, then the balances', async () => {
    const page = await testBrowser.newPage({ width });
    const card = await open(page, {});
    const tops = [
      card,
      ...['เกิดขึ้นล่าสุด', 'ทุนเรือนหุ้น'].map((name) => page.getByRole('article', { name })),
    ];
    const boxes = await Promise.all(tops.map((one) => one.boundingBox()));
    const [first, second, third] = boxes.map((box) => box?.y ?? -1) as [number, number, number];
    expect(first).toBeLessThan(width === 390 ? 450 : 420);
    expect(second).toBeGreaterThanOrEqual(first);
    expect(third).toBeGreaterThan(second);
    await testBrowser.leave(page);
  });

  test('what happened lately: each with day, amount and the page it belongs to', async () => {
    const page = await testBrowser.newPage({ width });
    await open(page, {});
    const links = page.getByRole('article', { name: 'เกิดขึ้นล่าสุด' }).getByRole('link');
    const shown = await Promise.all(
      (await links.all()).map(async (link) => [
        await link.getAttribute('href'),
        (await link.innerText()).replaceAll(/\s+/g, ' '),
        ((await link.boundingBox())?.height ?? 0) >= 44,
      ]),
    );
    expect(shown).toEqual([
      ['/member/security', expect.stringMatching(/เครื่องใหม่.*27 พ\.ย\. 2568.*Android/), true],
      ['/member/kep/2568/10/1', expect.stringMatching(/ใบเสร็จ ต\.ค\. 2568.*31.*19,288\.71/), true],
      ['/member/dep_statement/01020001234', expect.stringMatching(/ดอกเบี้ย.*312\.40/), true],
      ['/member/dep_statement/01020001235', expect.stringMatching(/ร้อยละ 1\.75 ต่อปี/), true],
      ['/member/dividend', expect.stringMatching(/ปี 2567.*15 ม\.ค\..*41,230\.55/), true],
    ]);
    await testBrowser.leave(page);
  });

  test('lately nothing, or a change of the terms', async () => {
    const page = await testBrowser.newPage({ width });
    await open(page, { lately: [] });
    await page.getByText('ไม่มีรายการในหนึ่งปีที่ผ่านมา').waitFor();
    await expectPageOk(testBrowser, page);
    const terms = { kind: 'TERMS' as const, on: '2025-11-01', name: 'ข้อตกลง 2568' };
    await open(page, { lately: [{ ...terms, amount: null, rate: null, ref: null }] });
    const link = page.getByRole('link', { name: /ข้อตกลงการใช้บริการเปลี่ยน/ });
    expect(await link.getAttribute('href')).toBe('/member/termofconditional');
    await testBrowser.leave(page);
  });

  test('D-08 a contract’s payoff is one tap from its card, where it can be computed', async () => {
    const page = await testBrowser.newPage({ width });
    const [one, other] = example.cards.loan.contracts as [Contract, Contract];
    const loan = { ...example.cards.loan, contracts: [{ ...one, payoff: false }, other] };
    await open(page, { cards: { ...example.cards, loan } });
    const links = page.getByRole('link', { name: /^ยอดปิด/ });
    expect(await links.count()).toBe(1);
    expect(await links.getAttribute('href')).toBe(
      '/member/loan_statement/%E0%B8%AA%E0%B8%A16600123?view=payoff',
    );
    await testBrowser.leave(page);
  });
});

type Contract = Status['cards']['loan']['contracts'][number];

test('a month is called this month while it is; afterwards it is the last one known', async () => {
  const page = await testBrowser.newPage({ width: 390, clock: true });
  await page.clock.setFixedTime(new Date('2025-11-30T16:59:00Z'));
  expect(await wordsOf(await open(page, {}))).toMatch(/^เรียกเก็บเดือนนี้ พ\.ย\. 2568/);
  await page.clock.setFixedTime(new Date('2025-11-30T17:01:00Z'));
  expect(await wordsOf(await open(page, {}))).toMatch(/^เรียกเก็บเดือนล่าสุด พ\.ย\. 2568/);
  await testBrowser.leave(page);
});
