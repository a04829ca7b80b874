/** A page says once that nothing newer is there, and only of figures that have grown old. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from '../../api/agency/report/report.api.ts';
import { paths } from '../../api/paths.ts';
import { thaiDateLong } from '../../core/thai-date.ts';
import { words } from '../../kit/words.text.ts';
import { readCover } from '../../wings/agency/cover/cover.api.ts';
import { readDashboard } from '../../wings/agency/dashboard/dashboard.api.ts';
import { readLetters } from '../../wings/agency/letters/letters.api.ts';
import { readSummary } from '../../wings/agency/summary/summary.api.ts';
import { readGian } from '../../wings/member/beneficiaries/beneficiaries.api.ts';
import { readCertifiable, readPapers } from '../../wings/member/certificate/certificate.api.ts';
import { readCollection, readKep } from '../../wings/member/collections/collections.api.ts';
import { readKepcrem } from '../../wings/member/cremation/cremation.api.ts';
import { readDepositStatement, readDeposits } from '../../wings/member/deposits/deposits.api.ts';
import { readDividend } from '../../wings/member/dividends/dividends.api.ts';
import { readColl } from '../../wings/member/guarantees/guarantees.api.ts';
import { readLoans } from '../../wings/member/loans/loans.api.ts';
import { readLoanStatement } from '../../wings/member/loans/statement/statement.api.ts';
import { readStatus } from '../../wings/member/overview/overview.api.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { readWelfare } from '../../wings/member/welfare/welfare.api.ts';
import { settled } from '../browser/settled.ts';
import { mockAgencyApi, mockMemberApi, success } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

interface Dated {
  readonly path: string;
  readonly example: object;
}

/** Each page of figures, with the call that brings their day. */
const members: readonly (readonly [string, Dated])[] = [
  [paths.memberStatus, readStatus],
  [paths.memberShare, readShare],
  [paths.memberDeposit, readDeposits],
  [paths.memberDepositStatement('01020001234'), readDepositStatement],
  [paths.memberLoan, readLoans],
  [paths.memberLoanStatement('สม6500123'), readLoanStatement],
  [paths.memberKep, readKep],
  [paths.memberCollection(2568, 11, 1), readCollection],
  [paths.memberKepcrem, readKepcrem],
  [paths.memberColl, readColl],
  [paths.memberDividend, readDividend],
  [paths.memberGian, readGian],
  [paths.memberWelfare, readWelfare],
  [paths.memberCertificate, readCertifiable],
];
const agencies: readonly (readonly [string, Dated])[] = [
  [paths.agencyDashboard, readDashboard],
  [paths.agencyCover, readCover],
  [paths.agencyLetters, readLetters],
  [paths.agencySummary, readSummary],
];

/** How often the page says it, when its figures are of `day`. */
async function staleLines(page: Page, address: string, day: string): Promise<number> {
  await page.goto(address);
  await page.locator('main').getByText(thaiDateLong(day)).first().waitFor();
  await settled(page);
  return page.getByText(words.stale).count();
}

test.each([
  ['the member', members, mockMemberApi],
  ['the agency', agencies, mockAgencyApi],
] as const)(
  'R110 no page of %s repeats it, or says it of fresh figures',
  async (_, all, mock) => {
    const page = await testBrowser.newPage({ width: 390 });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
    let day = '2025-11-28';
    await mock(page, {
      [`GET ${readPapers.path}`]: success(readPapers.example),
      [`GET ${readReport.path}`]: success(readReport.example),
      ...Object.fromEntries(
        all.map(([, { path, example }]) => [
          `GET ${path}`,
          () => success({ ...example, as_of: day }),
        ]),
      ),
    });
    const counts = async (shown: string) => {
      day = shown;
      const found: [string, number][] = [];
      for (const [address] of all) found.push([address, await staleLines(page, address, day)]);
      return found;
    };
    expect(await counts('2025-11-28')).toEqual(all.map(([address]) => [address, 1]));
    expect(await counts(today)).toEqual(all.map(([address]) => [address, 0]));
    await testBrowser.leave(page);
  },
  240_000,
);
