/** `npm run bench`: speed and page weight, measured in one run, each against its limit. */
import { readFile } from 'node:fs/promises';
import { startApp, temporaryFolder } from '../tools/app.ts';
import { buildIfChanged } from '../tools/entrance/build.mjs';
import { askOver, signIn } from '../tools/sign-in.ts';
import { demoPassword } from '../tools/store/cast-settings.ts';
import { type Load, measure, type Target } from './load.ts';
import { isKept, type Row, tableOf } from './table.ts';
import { firstView, openBrowser, weigh } from './weight.ts';

const sessions = 8;
const visitor = [{}];
const dayMilliseconds = 86_400_000;

/** Every call asks for other days, all before the first line: an address never seen before. */
function neverAskedBefore(): () => string {
  const start = Date.parse('1800-01-01');
  let calls = 0;
  return () => {
    calls += 1;
    const from = start + (calls % 50_000) * dayMilliseconds;
    const to = Date.parse('2590-01-01') + Math.floor(calls / 50_000) * dayMilliseconds;
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
    return `/api/member/share?from=${day(from)}&to=${day(to)}`;
  };
}

async function memoryMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** How much later the slowest in a hundred come than those of `other`. */
const late = (load: Load, other: Load) => ({
  measured: load.p99Milliseconds / Math.max(1, other.p99Milliseconds),
  unit: '×',
  limit: 4,
  kind: 'at most' as const,
  remark: `${load.p99Milliseconds} ms against ${other.p99Milliseconds} ms`,
});

/** Speeds of the feed and of the front page, next to what the same server does at most. */
function speedRows(loads: ReadonlyMap<string, Load>): Row[] {
  const of = (name: string) => {
    const load = loads.get(name);
    if (load === undefined) throw new Error(`${name} was not measured`);
    return load;
  };
  const [constant, cold, again] = [of('constant'), of('cold'), of('again')];
  const [page, file] = [of('page'), of('file')];
  const speed = (load: Load) => `${Math.round(load.perSecond)}/s`;
  const against = (load: Load, other: Load) => ({
    measured: load.perSecond / other.perSecond,
    unit: '×',
    kind: 'at least' as const,
    remark: `${speed(load)} against ${speed(other)}`,
  });
  const failed = [...loads.values()].reduce((sum, load) => sum + load.failed, 0);
  return [
    {
      what: 'share feed, from the database : constant JSON',
      limit: 0.25,
      ...against(cold, constant),
    },
    { what: 'share feed, repeated : constant JSON', limit: 0.5, ...against(again, constant) },
    { what: 'share feed, from the database, p99 : constant JSON, p99', ...late(cold, constant) },
    { what: 'share feed, repeated, p99 : constant JSON, p99', ...late(again, constant) },
    { what: '/home : static file of its size', limit: 0.5, ...against(page, file) },
    { what: 'failed answers', measured: failed, unit: '', limit: 0, kind: 'at most' },
  ];
}

async function pageRows(baseUrl: string): Promise<Row[]> {
  const browser = await openBrowser();
  if (browser === undefined) {
    console.log('Page weight is left out: there is no Chromium.');
    return [];
  }
  try {
    const home = await weigh(browser, `${baseUrl}/home`);
    const member = await weigh(browser, `${baseUrl}/member/share`, async (page) => {
      await page.goto(`${baseUrl}/member/logon`);
      await page.locator('input[name="membership_no"]').fill('000123');
      await page.locator('input[name="mem_password"]').fill(demoPassword);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL('**/member/share');
    });
    const view = await firstView(browser, `${baseUrl}/home`);
    const ceiling = (what: string, measured: number, unit: string, limit: number): Row => ({
      what,
      measured,
      unit,
      limit,
      kind: 'at most',
    });
    return [
      ceiling('/home, script', home.scriptBytes / 1000, 'kB', 130),
      ceiling('/home, all', home.allBytes / 1000, 'kB', 250),
      ceiling('share page, script', member.scriptBytes / 1000, 'kB', 180),
      ceiling('/home on a slow phone, largest element', view.largestMilliseconds / 1000, 's', 1.5),
      ceiling('/home on a slow phone, shift', view.shift, '', 0.02),
    ];
  } finally {
    await browser.close();
  }
}

async function bench(baseUrl: string, pid: number): Promise<Row[]> {
  const atRest = await memoryMegabytes(pid);
  const ask = askOver(baseUrl);
  const members = [];
  for (let i = 0; i < sessions; i += 1) members.push(await signIn(ask, '000123', demoPassword));
  const target = (name: string, path: () => string, headers: Target['headers']): Target => ({
    name,
    path,
    headers,
  });
  const loads = await measure(baseUrl, [
    target('constant', () => '/bench/constant', visitor),
    target('cold', neverAskedBefore(), members),
    target('again', () => '/api/member/share', members),
    target('page', () => '/home', visitor),
    target('file', () => '/bench/home.html', visitor),
  ]);
  const underLoad = await memoryMegabytes(pid);
  const memory = (what: string, measured: number, limit: number): Row => ({
    what,
    measured,
    unit: 'MB',
    limit,
    kind: 'at most',
  });
  return [
    ...speedRows(loads),
    ...(await pageRows(baseUrl)),
    memory('memory of the server at rest', atRest, 250),
    memory('memory of the server after the load', underLoad, 500),
  ];
}

buildIfChanged();
const data = await temporaryFolder();
const start = {
  dataDir: data.path,
  command: [process.execPath, 'bench/server.ts'],
} as const;
try {
  // The first start fills the store; what it takes is not the server's daily fare.
  await (await startApp(start)).stop();
  const app = await startApp(start);
  try {
    const rows = await bench(app.baseUrl, app.child.pid ?? 0);
    console.log(`\n${tableOf(rows)}`);
    if (!rows.every(isKept)) process.exitCode = 1;
  } finally {
    await app.stop();
  }
} finally {
  await data.remove();
}
