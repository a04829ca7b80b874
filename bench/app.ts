/** The server as it is started by `npm start`: speed, page weight, memory. */
import { readFile } from 'node:fs/promises';
import { signInAskers } from './askers.ts';
import { pageRows } from './browser/pages.ts';
import { withFilledApp } from './filled-app.ts';
import { type CostedLoad, type Load, measure, type Target } from './load.ts';
import { median } from './median.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { uniquePaths } from './share-paths.ts';
import type { Row } from './table.ts';

const visitor = [{}];

async function memoryMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** How much later the slowest in a hundred come than those of `other`. */
const late = (load: Load, other: Load) => ({
  measured: load.p99Milliseconds / Math.max(1, other.p99Milliseconds),
  unit: '×',
  limit: 15,
  kind: 'at most' as const,
  remark: `${load.p99Milliseconds} ms against ${other.p99Milliseconds} ms`,
});

/** How many constant answers the processor gives in the time that one of `load` takes. */
function costRow(what: string, load: CostedLoad, constant: CostedLoad, limit: number): Row {
  const total = (of: CostedLoad) => of.serverMilliseconds + of.postgresMilliseconds;
  const ms = (value: number) => value.toFixed(2);
  const [server, postgres] = [ms(load.serverMilliseconds), ms(load.postgresMilliseconds)];
  return {
    what: `${what} : constant JSON, by processor time`,
    measured: total(constant) / total(load),
    ...{ unit: '×', limit, kind: 'at least' },
    remark: `server ${server} ms, PostgreSQL ${postgres} ms against ${ms(total(constant))} ms`,
  };
}

/** Speeds of the feed and of the public pages, next to what the same server does at most. */
function speedRows(loads: ReadonlyMap<string, CostedLoad>, pages: readonly PublicPage[]): Row[] {
  const of = (name: string) => {
    const load = loads.get(name);
    if (load === undefined) throw new Error(`${name} was not measured`);
    return load;
  };
  const [constant, cold, again] = [of('constant'), of('cold'), of('again')];
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
      limit: 0.1,
      ...against(cold, constant),
    },
    { what: 'share feed, repeated : constant JSON', limit: 0.5, ...against(again, constant) },
    costRow('share feed, from the database', cold, constant, 0.1),
    costRow('share feed, repeated', again, constant, 0.5),
    { what: 'share feed, from the database, p99 : constant JSON, p99', ...late(cold, constant) },
    { what: 'share feed, repeated, p99 : constant JSON, p99', ...late(again, constant) },
    ...pages.map(({ name, path }) => ({
      what: `${path} : static file of its size`,
      limit: 0.5,
      ...against(of(`page ${name}`), of(`file ${name}`)),
    })),
    { what: 'failed answers', measured: failed, unit: '', limit: 0, kind: 'at most' },
  ];
}

async function measureApp(baseUrl: string, pid: number): Promise<Row[]> {
  const atRest = await memoryMegabytes(pid);
  const members = await signInAskers(baseUrl);
  const target = (name: string, path: () => string, headers: Target['headers']): Target => ({
    name,
    path,
    headers,
  });
  const pages = await publicPages(async () => (await fetch(`${baseUrl}/rss.xml`)).text());
  const loads = await measure({ baseUrl, pid }, [
    target('constant', () => '/bench/constant', visitor),
    target('cold', uniquePaths(), members),
    target('again', () => '/api/member/share', members),
    ...pages.flatMap(({ name, path }) => [
      target(`page ${name}`, () => path, visitor),
      target(`file ${name}`, () => `/bench/${name}.html`, visitor),
    ]),
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
    ...speedRows(loads, pages),
    ...(await pageRows(baseUrl, pages)),
    memory('memory of the server at rest', atRest, 250),
    memory('memory of the server after the load', underLoad, 500),
  ];
}

/** Speed, weight and memory of one started server. */
export const app = (): Promise<readonly Row[]> =>
  withFilledApp(
    async ({ baseUrl, child }, serverStarts) => {
      const started: Row = {
        what: 'a start to the first page',
        measured: median(serverStarts) / 1_000,
        unit: 's',
        limit: 3,
        kind: 'at most',
      };
      return [started, ...(await measureApp(baseUrl, child.pid ?? 0))];
    },
    { starts: 3 },
  );
