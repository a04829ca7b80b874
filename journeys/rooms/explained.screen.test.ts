/** Words that only a bookkeeper knows are explained where they stand, by hand and by keys. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport } from '../../api/agency/report/report.api.ts';
import { type ExplainedWord, explained } from '../../parts/glossary/explained.text.ts';
import { readCover } from '../../wings/agency/cover/cover.api.ts';
import {
  openDeliveryLetter,
  readLetter,
  readLetters,
} from '../../wings/agency/letters/letters.api.ts';
import { readCollection, readKep } from '../../wings/member/collections/collections.api.ts';
import { readKepcrem } from '../../wings/member/cremation/cremation.api.ts';
import { readDeposits } from '../../wings/member/deposits/deposits.api.ts';
import { readDividend } from '../../wings/member/dividends/dividends.api.ts';
import { readStatus } from '../../wings/member/overview/overview.api.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { axeFindings } from '../axe/findings.ts';
import { expectFocus, tabTo } from '../keys.ts';
import { type MockResponses, mockAgencyApi, mockMemberApi, success } from '../mock-api.ts';
import { expectWhole } from '../page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { unfoldDetails } from '../unfold.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const [year] = readDividend.example.years;
const letter = readLetter.path.replace(':year', '2568').replace(':run', '123');

/** Each place: its address, the word that is explained there, what the server answers. */
const places: readonly (readonly [string, ExplainedWord, MockResponses])[] = [
  ['/member/share', 'pledged', { [`GET ${readShare.path}`]: success(readShare.example) }],
  ['/member/deposit', 'available', { [`GET ${readDeposits.path}`]: success(readDeposits.example) }],
  ['/member/deposit', 'held', { [`GET ${readDeposits.path}`]: success(readDeposits.example) }],
  [
    '/member/dividend',
    'held',
    {
      [`GET ${readDividend.path}`]: success({
        ...readDividend.example,
        years: [{ ...year, pay_method: 'HELD' }],
      }),
    },
  ],
  ['/member/status', 'pending', { [`GET ${readStatus.path}`]: success(readStatus.example) }],
  ['/member/kep', 'pending', { [`GET ${readKep.path}`]: success(readKep.example) }],
  [
    '/member/kep/2568/11/1',
    'pending',
    { [`GET ${readCollection.path}`]: success(readCollection.example) },
  ],
  ['/member/kepcrem', 'toCollect', { [`GET ${readKepcrem.path}`]: success(readKepcrem.example) }],
  [
    '/member/kepcrem',
    'balanceAfter',
    { [`GET ${readKepcrem.path}`]: success(readKepcrem.example) },
  ],
  [
    '/membergroup/keeprep',
    'cover',
    {
      [`GET ${readCover.path}`]: success(readCover.example),
      [`GET ${readReport.path}`]: success(readReport.example),
    },
  ],
  [
    '/membergroup/delivery_book',
    'opening',
    { [`GET ${readLetters.path}`]: success(readLetters.example) },
  ],
  [
    '/membergroup/delivery_book?letter=2568-123',
    'opening',
    {
      [`GET ${letter}`]: success(readLetter.example),
      [`POST ${openDeliveryLetter.path.replace(':year', '2568').replace(':run', '123')}`]: success(
        openDeliveryLetter.example,
      ),
    },
  ],
];

async function open(width: number, address: string, answers: MockResponses): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  const mock = address.startsWith('/membergroup') ? mockAgencyApi : mockMemberApi;
  await mock(page, answers);
  await page.goto(address);
  // The parts of a balance are folded away on a phone.
  if (address === '/member/share') await unfoldDetails(page);
  return page;
}

describe.each(widths)('at %i px', (width) => {
  test.each(places)('%s explains %s at a tap, and by keys', async (address, of, answers) => {
    const page = await open(width, address, answers);
    const { word, meaning } = explained[of];
    const name = `${word} คืออะไร`;
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    await button.waitFor();
    const { width: across = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    const panel = page.getByRole('dialog', { name, exact: true });
    expect(await panel.count()).toBe(0);
    await button.click();
    expect(await panel.innerText()).toContain(meaning);
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectWhole(testBrowser, page);
    expect(await axeFindings(page, undefined, '[popover]:popover-open')).toEqual([]);
    // What else is pressed closes it.
    await page.mouse.click(width - 2, 2);
    await panel.waitFor({ state: 'hidden' });
    await button.focus();
    await page.keyboard.press('Enter');
    await panel.getByText(meaning).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(page, new RegExp(name));
    await testBrowser.leave(page);
  });
});

test('by keys alone: to the word, its explanation, out of it, and to all words', async () => {
  const [address, of, answers] = places[1] ?? [];
  if (address === undefined || of === undefined) throw new Error('there is no such place');
  const page = await open(1440, address, answers ?? {});
  const { word } = explained[of];
  await tabTo(page, new RegExp(`^${word} คืออะไร$`));
  await page.keyboard.press('Enter');
  await expectFocus(page, new RegExp(`^${word} คืออะไร$`));
  await tabTo(page, /^ปิด$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(page, new RegExp(`^${word} คืออะไร$`));
  await page.keyboard.press('Enter');
  await tabTo(page, /^คำศัพท์ทั้งหมด$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/glossary#word-${of}`);
  await page.getByRole('heading', { level: 1, name: 'คำศัพท์สหกรณ์' }).waitFor();
  await testBrowser.leave(page);
});

test('no explanation is printed', async () => {
  const [address = '', , answers = {}] = places[0] ?? [];
  const page = await open(390, address, answers);
  const button = page.getByRole('button', { name: /คืออะไร$/ });
  await button.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await button.count()).toBe(0);
  await testBrowser.leave(page);
});
