/** A slow phone: Lighthouse of the pages that most arrive at, and the wait after a press. */
import type { Browser } from 'playwright-core';
import { paths } from '../api/paths.ts';
import { interactions } from './browser/interactions.ts';
import { lighthouseOf } from './browser/lighthouse.ts';
import { firstView, openBrowser } from './browser/weight.ts';
import { withFilledApp } from './filled-app.ts';
import type { Row } from './table.ts';

const pages = [paths.home, paths.list('news'), paths.memberLogon];
const largestSeconds = 0.9;
const nextPaintMilliseconds = 100;
const performance = 'Performance';

async function arrivalRows(browser: Browser, baseUrl: string, path: string): Promise<Row[]> {
  const url = `${baseUrl}${path}`;
  const { largestMilliseconds } = await firstView(browser, url);
  const { scores, largest } = await lighthouseOf(url);
  const seconds = (by: string, milliseconds: number): Row => ({
    what: `${path}, largest element ${by}`,
    measured: milliseconds / 1000,
    unit: 's',
    limit: largestSeconds,
    kind: 'at most',
  });
  return [
    ...[...scores].map(([title, measured]) => ({
      what: `${path}, Lighthouse: ${title}`,
      measured,
      unit: '',
      limit: title === performance ? 98 : 100,
      kind: 'at least' as const,
    })),
    seconds('by Lighthouse', largest),
    seconds('on a slow line', largestMilliseconds),
  ];
}

async function measurePhone(browser: Browser, baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) rows.push(...(await arrivalRows(browser, baseUrl, path)));
  for (const { journey, count, slowestMilliseconds, slowest } of await interactions(
    browser,
    baseUrl,
  )) {
    rows.push({
      what: `interaction to next paint, ${journey}`,
      measured: slowestMilliseconds,
      unit: 'ms',
      limit: nextPaintMilliseconds,
      kind: 'at most',
      remark: `of ${count}: ${slowest}`,
    });
  }
  return rows;
}

/** Nothing, where there is no Chromium. */
export async function phone(): Promise<readonly Row[]> {
  const browser = await openBrowser();
  if (browser === undefined) {
    console.log('The phone is left out: there is no Chromium.');
    return [];
  }
  try {
    return await withFilledApp(({ baseUrl }) => measurePhone(browser, baseUrl));
  } finally {
    await browser.close();
  }
}
