/** No number, and no word, that an election's call holds makes the server fail (D-20, T2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { candidate, countOf, days, digestOf, listOf, step, zones } from './samples.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
  admin = await signInStaff(app, 'admin');
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`),
  );
});
afterAll(() => app.close());

const which = { year: '2569', version: 0 };
const reason = 'ตัวเลขของเขต 2 ยังไม่ครบ';
const file = listOf(['000123,1,1,1']);
const calls: Readonly<Record<string, object>> = {
  particulars: { ...which, title: 'x', note: '', published: true },
  schedule: { ...which, days, manual: { status: 'CLOSED', reason }, calendar: [step] },
  positions: { ...which, positions: [{ code: 'CHAIR', name: 'ประธาน', seats: 1 }] },
  zones: { ...which, zones: [{ ...zones[0], map_url: 'https://a.b/c' }] },
  candidate: {
    ...which,
    was: { position: 'AUDITOR', number: 1 },
    candidate: { ...candidate, number: 1, video_url: 'https://a.b/c' },
  },
  candidate_remove: { ...which, position: 'AUDITOR', number: 1 },
  documents: { ...which, documents: [{ name: 'x', url: '/mediafiles/files/Form/a.pdf' }] },
  voters_apply: { ...which, file, digest: digestOf(file) },
  count: {
    ...which,
    positions: countOf([60, 30], [50, 40, 30, 20, 10, 5], [90], { lot: [1] }),
    ...{ reason, submit: false },
  },
  release: which,
  return: { ...which, reason },
  delete: which,
};

const oddNumbers = [
  ...[-1, -0, 0.5, 1e-7, 1_000, 99_999, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53],
  ...[-(2 ** 31), -(2 ** 63), 2 ** 63, 1e21, 1e308, '1', null, [], {}, true],
];
const oddWords = [
  '\u0000',
  'https://a.b/\u0000',
  '\ud800',
  'x\ud800',
  '\u202e',
  '',
  '9'.repeat(40),
];

/** The call with each of its leaves of one kind put to another value, one at a time. */
function* withLeaves(value: unknown, kind: string, put: unknown): Generator<unknown> {
  if (typeof value === kind) yield put;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of withLeaves(inner, kind, put)) {
      yield Array.isArray(value)
        ? value.map((one, at) => (String(at) === key ? changed : one))
        : { ...value, [key]: changed };
    }
  }
}

const parts: Readonly<Record<string, string>> = {
  ...{ candidate: 'candidates', candidate_remove: 'candidates', voters_apply: 'voters' },
};
/** Of the part that a call saves; 0 where it saves none, or nobody has saved it. */
async function standing(action: string): Promise<number> {
  const { body } = await app.get('/api/office/elections/2569', registry);
  return body.data.versions[parts[action] ?? action]?.version ?? 0;
}

test.each(Object.entries(calls))(
  'T2 odd numbers and words in %s are refused, not failed',
  async (action, good) => {
    const headers = action === 'release' || action === 'return' ? admin : registry;
    const tries = [
      ...oddNumbers.flatMap((odd) => [...withLeaves(good, 'number', odd)]),
      ...oddWords.flatMap((odd) => [...withLeaves(good, 'string', odd)]),
    ];
    expect(tries.length).toBeGreaterThan(20);
    const failed: unknown[] = [];
    // The version that stands, so that what is taken at all reaches the store.
    let version = await standing(action);
    for (const one of tries as readonly { readonly version?: unknown }[]) {
      const body = Object.is(one.version, 0) ? { ...one, version } : one;
      const url = `/api/office/elections/${action}`;
      const answer = await app.ask({ method: 'POST', url, headers, body });
      if (answer.status >= 500) failed.push(body);
      version = answer.body.data?.version ?? version;
    }
    expect(failed).toEqual([]);
  },
);

test.each(['2569', '9999999999', '2147483648', '-1', '0', '25.5', 'x', '%00'])(
  'T2 the year %s in an address makes nothing fail',
  async (year) => {
    for (const url of [
      `/api/office/elections/${year}`,
      `/api/office/elections/${year}/history/zones`,
      `/api/info/election?year=${year}`,
    ]) {
      expect((await app.get(url, registry)).status, url).toBeLessThan(500);
    }
  },
);
