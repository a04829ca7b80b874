/** What waits on the first page of the office is what the rooms show that it leads to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInStaff } from '../../../tools/office.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { type kindKeys, kindsOf, workplaceOf } from './kinds.ts';

type Headers = Awaited<ReturnType<typeof signInStaff>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
const signed = new Map<string, Headers>();
beforeAll(async () => {
  app = await openTestApp();
  for (const login of ['content', 'registry', 'admin', 'support', 'finance']) {
    signed.set(login, await signInStaff(app, login));
  }
});
afterAll(() => app.close());

const as = (login: string): Headers => signed.get(login) as Headers;
const read = async (path: string, login: string) => (await app.get(path, as(login))).body.data;
const owner = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text));

interface Waiting {
  readonly kind: (typeof kindKeys)[number];
  readonly count: number;
  readonly overdue: number;
}
const home = async (login: string): Promise<readonly Waiting[]> =>
  (await read('/api/office/home', login)).waiting;
const waits = async (login: string, kind: string) =>
  (await home(login)).find((one) => one.kind === kind);
/** The filter that a number leads to, as the room's endpoint takes it. */
const filterOf = (kind: Waiting['kind']) => new URL(workplaceOf(kind), 'https://x').search;
const topicsOf = async (kind: Waiting['kind'], login = 'content') =>
  (await read(`/api/office/topics${filterOf(kind)}`, login)).total;

test('each role is told of the kinds that its rooms know, and of no others', async () => {
  for (const login of signed.keys()) {
    const { roles } = await read('/api/office/auth/getAuthUser', login);
    expect((await home(login)).map(({ kind }) => kind)).toEqual(kindsOf(roles));
  }
  expect(kindsOf(['auditor'])).toEqual([]);
  expect(kindsOf(['admin'])).not.toContain('uncountedElections');
});

test('drafts are the own ones, as the list shows them', async () => {
  const before = (await waits('content', 'drafts'))?.count ?? 0;
  const begun = await app.post(
    '/api/office/topics/new',
    { category: 'news', title: 'ร่างของฉัน' },
    as('content'),
  );
  expect(begun.status).toBe(200);
  await owner(`INSERT INTO portal.topics (category_key, title, search_text, changed_by, shown)
    VALUES ('news', 'ร่างของอีกคน', 'ร่างของอีกคน', 'อีกคน', false)`);
  expect(await waits('content', 'drafts')).toMatchObject({ count: before + 1 });
  expect(await topicsOf('drafts')).toBe(before + 1);
  const everybody = await read('/api/office/topics?state=DRAFT', 'content');
  expect(everybody.total).toBeGreaterThan(before + 1);
});

test('what somebody typed and has not saved makes a draft of another theirs, too', async () => {
  const before = (await waits('content', 'drafts'))?.count ?? 0;
  const { items } = await read('/api/office/topics?state=DRAFT', 'content');
  const theirs = items.find(({ title }: { title: string }) => title === 'ร่างของอีกคน');
  const words = { category: 'news', title: 'ร่างของอีกคน', summary: '', body_html: '<p>คำ</p>' };
  const nothing = {
    ...{ cover_url: null, cover_alt: '', facts: [], images: [], files: [], pinned: false },
    ...{ pinned_until: null, published_at: null, expires_at: null },
    ...{ happens_on: null, happens_until: null },
  };
  const typed = { id: String(theirs.id), based_on: 0, content: { ...words, ...nothing } };
  expect((await app.post('/api/office/topics/draft', typed, as('content'))).status).toBe(200);
  expect(await waits('content', 'drafts')).toMatchObject({ count: before + 1 });
  expect(await topicsOf('drafts')).toBe(before + 1);
});

test('topics that will be published, and those that end within seven days', async () => {
  const one = (at: string, until: string) => `
    INSERT INTO portal.topics (category_key, title, search_text, published_at, expires_at)
    VALUES ('news', 'x', '', now() + interval '${at}', now() + interval '${until}');`;
  const of = async (kind: string) => (await waits('content', kind))?.count ?? 0;
  const [scheduled, expiring] = [await of('scheduled'), await of('expiring')];
  await owner(`${one('2 days', '9 days')} ${one('-2 days', '6 days')} ${one('-2 days', '8 days')}
    ${one('-2 days', '-1 day')}`);
  expect([await of('scheduled'), await of('expiring')]).toEqual([scheduled + 1, expiring + 1]);
  expect(await topicsOf('scheduled')).toBe(scheduled + 1);
  expect(await topicsOf('expiring')).toBe(expiring + 1);
});

test('links of the menu that lead nowhere are those that the menu marks', async () => {
  const before = (await waits('content', 'menuLinks'))?.count ?? 0;
  await owner(`UPDATE portal.sub_menu_items SET url = '/list/no-such'
    WHERE id IN (SELECT id FROM portal.sub_menu_items ORDER BY id LIMIT 2)`);
  const { items, gone } = await read('/api/office/menu', 'content');
  const rows = items.flatMap((item: { subs: object[] }) => [item, ...item.subs]);
  const marked = rows.filter(({ url }: { url: string }) => gone.includes(url));
  expect(marked.length).toBeGreaterThanOrEqual(2);
  expect(await waits('content', 'menuLinks')).toMatchObject({ count: marked.length });
  expect(marked.length).toBe(before + 2);
});

test('D-20 elections whose day is today, and those whose votes nobody has entered', async () => {
  const of = async (kind: string) => (await waits('registry', kind))?.count ?? 0;
  const year = `year = (SELECT max(year) FROM portal.elections)`;
  const day = `(now() AT TIME ZONE 'Asia/Bangkok')::date`;
  const set = (first: string, last: string) =>
    owner(`UPDATE portal.elections SET manual_status = NULL, manual_reason = '',
      application_on = ${day} - 40, campaign_on = ${day} - 30, voting_on = ${first},
      voting_ends_on = ${last}, announced_on = ${last} + 5 WHERE ${year};
      DELETE FROM portal.election_counts WHERE ${year}`);
  await set(`${day} - 3`, `${day} - 2`);
  const [today, uncounted] = [await of('electionsToday'), await of('uncountedElections')];
  const { elections } = await read('/api/office/elections', 'registry');
  const closed = elections.filter(
    ({ status, count }: { status: string; count: string | null }) =>
      status === 'CLOSED' && (count === null || count === 'DRAFT' || count === 'RETURNED'),
  );
  expect(closed.length).toBeGreaterThan(0);
  expect(uncounted).toBe(closed.length);
  await set(`${day} - 1`, `${day} + 1`);
  expect([await of('electionsToday'), await of('uncountedElections')]).toEqual([
    today + 1,
    uncounted - 1,
  ]);
});

test('questions, complaints and reports are as many as their rooms show', async () => {
  const board = await read('/api/office/board', 'support');
  expect(await waits('support', 'board')).toMatchObject({ count: board.total });
  for (const kind of ['complaints', 'lateComplaints'] as const) {
    const { total } = await read(`/api/office/complaints${filterOf(kind)}`, 'support');
    expect(await waits('support', kind)).toMatchObject({ count: total });
  }
  const reports = await read('/api/office/agency_reports', 'finance');
  const submitted = reports.waiting.filter(({ state }: { state: string }) => state === 'SUBMITTED');
  expect(await waits('finance', 'agencyReports')).toMatchObject({ count: submitted.length });
});

test('who has not enrolled waits for an admin, overdue once the link is used up', async () => {
  const before = await waits('admin', 'unenrolled');
  await owner(`INSERT INTO portal.staff (login, name, roles)
    VALUES ('waiting-one', 'ผู้รอตั้งค่า', '{content}')`);
  const { staff } = await read('/api/office/staff', 'admin');
  const rows = staff.filter(
    (one: { ended_at: string | null; has_password: boolean; passkeys: number }) =>
      one.ended_at === null && !one.has_password && one.passkeys === 0,
  );
  expect(rows.map(({ login }: { login: string }) => login)).toContain('waiting-one');
  expect(await waits('admin', 'unenrolled')).toEqual({
    ...{ kind: 'unenrolled', count: rows.length },
    overdue: (before?.overdue ?? 0) + 1,
  });
  expect(rows.length).toBe((before?.count ?? 0) + 1);
});
