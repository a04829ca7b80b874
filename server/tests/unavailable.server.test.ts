/** Each answer 503 has its line in the log, under the reference that the person reads out. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMenu } from '../../api/menu/menu.api.ts';
import { type ProblemCode, problems } from '../../api/problem.ts';
import { readTerms } from '../../api/terms/terms.api.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { openTestApp } from '../../tools/test-app.ts';
import type { Render } from '../pages/pages.ts';
import { openLog } from '../start/log.ts';
import { headersOf, openTestServer, post, type TestServer } from './test-server.ts';

interface Line {
  readonly ref?: string;
  readonly code?: string;
  readonly msg: string;
  readonly reason?: string;
  readonly route?: string;
  readonly count?: number;
}

const lines: Line[] = [];
const log = openLog({ write: (line) => void lines.push(JSON.parse(line)) });
const lineOf = (ref: string | undefined) => lines.filter((line) => line.ref === ref);
const refIn = (text: string) => /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0];

const render: Render = async ({ url, call }) => {
  if (url === '/crash') throw new Error('broken page');
  await call(readMenu, {});
  return { status: 200, html: url, headers: {} };
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ render, log });
});
afterAll(() => server.close());

/** The fault that a database tells by this code. */
const faultOf = (code: string) =>
  new StoreUnavailable('refusing', `told by ${code}`, Object.assign(new Error(), { code }));

/** An app whose store fails so for whoever reads as a visitor. */
const failing = (fault: Error) =>
  openTestApp({
    ...{ render, log },
    wrap: (records) => {
      let isOpen = false;
      setTimeout(() => (isOpen = true), 0);
      return {
        ...records,
        readAsVisitor: (work, how) =>
          isOpen ? Promise.reject(fault) : records.readAsVisitor(work, how),
      };
    },
  });

test.each<readonly [string, Error, ProblemCode]>([
  ['away', new StoreUnavailable('gone', 'ECONNREFUSED'), 'unavailable'],
  ['silent', new StoreUnavailable('silent', 'timeout'), 'unavailable'],
  ['out of disk', faultOf('53100'), 'storage_full'],
  ['without changes', faultOf('25006'), 'store_read_only'],
  ['coming up', faultOf('57P03'), 'starting'],
  ['out of connections', faultOf('53300'), 'overloaded'],
  ['too slow', faultOf('57014'), 'overloaded'],
])(
  'a database that is %s: the sentence says so, the log has its reference',
  async (_, fault, code) => {
    const opened = await failing(fault);
    const call = await opened.app.inject({ url: readTerms.path });
    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ messages: problems[code].text, data: { code } });
    expect(lineOf(call.json().data.ref)).toMatchObject([
      { code, msg: 'answered 503', reason: fault.message, route: readTerms.path },
    ]);
    expect(JSON.stringify(call.json())).not.toContain(fault.message);
    await opened.close();
  },
);

test('a page that cannot be made says the same, and its reference is that of the log', async () => {
  const opened = await failing(faultOf('53100'));
  const page = await opened.app.inject({ url: '/home', headers: { host: 'localhost' } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.payload).toContain(problems.storage_full.text);
  expect(lineOf(refIn(page.payload))).toMatchObject([
    { code: 'storage_full', route: readMenu.path },
  ]);
  await opened.close();
});

test('a page that breaks is told as a fault of ours, with its stack in the log', async () => {
  const page = await server.app.inject({ url: '/crash', headers: { host: 'localhost' } });
  expect(page.statusCode).toBe(503);
  expect(page.payload).toContain('ระบบขัดข้อง');
  expect(lineOf(refIn(page.payload))).toMatchObject([{ code: 'failed', msg: 'call failed' }]);
});

test('without a built site the page says that the server starts', async () => {
  const bare = await openTestServer({ log });
  const page = await bare.app.inject({ url: '/home', headers: { host: 'localhost' } });
  expect(page.payload).toContain(problems.starting.text);
  expect(lineOf(refIn(page.payload))).toMatchObject([{ code: 'starting', route: '/*' }]);
  await bare.close();
});

test('who asks for more than their turns is told of the load, each with a reference', async () => {
  const session = await server.signIn('000123');
  const ask = (at: number) =>
    server.app.inject({ url: `/api/trial/mine/${at}`, headers: headersOf(session) });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => ask(at)));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(20);
  const refs = refused.map((answer) => answer.json().data.ref as string);
  for (const ref of refs) expect(lineOf(ref)[0]).toMatchObject({ code: 'overloaded' });
  // Twenty of their own; the others share one, which is counted when the second is over.
  const shared = refs.filter((ref) => refs.indexOf(ref) !== refs.lastIndexOf(ref));
  expect(new Set(refs).size).toBeLessThan(refs.length);
  await expect
    .poll(() => lineOf(shared[0]).find(({ count }) => count !== undefined)?.count, {
      timeout: 5_000,
    })
    .toBe(shared.length);
});

test.each([
  ['papers_crowded', 'papers_away'],
  ['paper_slow', 'papers_away'],
] as const)('papers that are away (%s) have a line of their reference', async (how, code) => {
  await pause(1_100);
  const csrf = await server.csrf();
  const answer = await server.app.inject(post('/api/trial/fails', { csrf }, { how }));
  expect(answer.statusCode).toBe(503);
  expect(lineOf(answer.json().data.ref)).toMatchObject([{ code, msg: 'answered 503' }]);
});

test('what fails while the server is on its way out is told as that', async () => {
  const fault = Promise.withResolvers<never>();
  fault.promise.catch(() => {});
  let isFailing = false;
  const opened = await openTestApp({
    ...{ render, log },
    wrap: (records) => ({
      ...records,
      readAsVisitor: (work, how) => (isFailing ? fault.promise : records.readAsVisitor(work, how)),
    }),
  });
  isFailing = true;
  const request = opened.app.inject({ url: readTerms.path });
  await pause(50);
  const closed = opened.close();
  await pause(50);
  fault.reject(new StoreUnavailable('gone', 'after calling end'));
  const { ref, code } = (await request).json().data;
  await closed;
  expect(code).toBe('closing');
  expect(lineOf(ref)).toMatchObject([{ code: 'closing', msg: 'answered 503' }]);
});
