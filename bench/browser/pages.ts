/** What the pages weigh on a phone, against the budgets in docs/architecture.md. */
import { spawnSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../api/paths.ts';
import { landingPath } from '../../api/return-path.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import type { PublicPage } from '../public-pages.ts';
import type { Row } from '../table.ts';
import { firstView, openBrowser, phone, weigh, weighIn, weightLimits } from './weight.ts';

/** A phone has Thai letters before ours have come; a machine without any shows boxes for them. */
const hasThaiFont = spawnSync('fc-list', [':lang=th', 'family']).stdout?.length > 0;
const shiftRemark = hasThaiFont ? '' : 'no Thai font here: boxes give way to letters';

const ceiling = (what: string, measured: number, unit: string, limit: number): Row => ({
  what,
  measured,
  unit,
  limit,
  kind: 'at most',
});

async function publicRows(browser: Browser, baseUrl: string, path: string): Promise<Row[]> {
  const { first, whole } = await weigh(browser, `${baseUrl}${path}`);
  const view = await firstView(browser, `${baseUrl}${path}`);
  return [
    ceiling(`${path}, script at first`, first.scriptBytes / 1000, 'kB', weightLimits.firstScript),
    ceiling(`${path}, at first`, first.plainBytes / 1000, 'kB', weightLimits.firstPlain),
    ceiling(`${path}, script`, whole.scriptBytes / 1000, 'kB', weightLimits.publicScript),
    ceiling(`${path}, all`, whole.allBytes / 1000, 'kB', weightLimits.publicAll),
    ceiling(`${path} on a slow phone, largest element`, view.largestMilliseconds / 1000, 's', 1.5),
    { ...ceiling(`${path} on a slow phone, shift`, view.shift, '', 0.02), remark: shiftRemark },
  ];
}

/** Signs in on the page and gives the addresses of the member's rooms, statements included. */
async function enter(page: Page, baseUrl: string): Promise<readonly string[]> {
  await page.goto(`${baseUrl}${paths.memberLogon}`);
  await page.locator('input[name="membership_no"]').fill('000123');
  await page.locator('input[name="mem_password"]').fill(demoPassword);
  await page.locator('form:has([name="mem_password"]) button[type="submit"]').click();
  await page.waitForURL(`**${landingPath}`);
  const found: string[] = [];
  for (const [list, statement] of statementsOf) {
    await page.goto(`${baseUrl}${list}`);
    const link = page.locator(`a[href^="${statement}"]`).first();
    found.push((await link.getAttribute('href')) ?? '');
  }
  return [...rooms, ...found];
}

const rooms = [
  paths.memberStatus,
  paths.memberShare,
  paths.memberLoan,
  paths.memberDeposit,
  paths.memberKep,
  paths.memberKepcrem,
  paths.memberColl,
  paths.memberGian,
  paths.memberWelfare,
  paths.memberDividend,
  paths.memberCertificate,
  paths.memberPassword,
  paths.memberSecurity,
];
const statementsOf = [
  [paths.memberLoan, paths.memberLoanStatement('')],
  [paths.memberDeposit, paths.memberDepositStatement('')],
] as const;

async function memberRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await context.newPage();
  const addresses = await enter(page, baseUrl);
  const rows: Row[] = [];
  for (const address of addresses) {
    const weight = await weighIn(page, `${baseUrl}${address}`);
    // A statement's address holds a number that is the member's own.
    const name = address.split('/').slice(0, 3).join('/');
    rows.push(
      ceiling(`${name}, script`, weight.scriptBytes / 1000, 'kB', weightLimits.memberScript),
    );
  }
  await context.close();
  return rows;
}

/** Weight and first view of public pages, weight of a member's rooms. */
export async function pageRows(baseUrl: string, pages: readonly PublicPage[]): Promise<Row[]> {
  const browser = await openBrowser();
  if (browser === undefined) {
    console.log('Page weight is left out: there is no Chromium.');
    return [];
  }
  const rows: Row[] = [];
  try {
    for (const { path } of pages) rows.push(...(await publicRows(browser, baseUrl, path)));
    rows.push(...(await memberRows(browser, baseUrl)));
  } finally {
    await browser.close();
  }
  return rows;
}
