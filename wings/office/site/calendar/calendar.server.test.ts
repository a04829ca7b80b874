/** Events that staff write are what the public reads until they are over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoServers } from '../tests/two-servers.ts';
import { readEvents } from './calendar.api.ts';

let servers: Awaited<ReturnType<typeof openTwoServers>>;
let staff: Awaited<ReturnType<typeof servers.staff>>;
beforeAll(async () => {
  servers = await openTwoServers();
  staff = await servers.staff('content');
});
afterAll(() => servers.close());

const home = '/api/info/home';

test('an event is told until its last day', async () => {
  const { version, rows } = await staff.read(readEvents.path);
  const event = (title: string, starts_on: string, ends_on: string) => ({
    ...{ id: null, title, starts_on, ends_on, place: '', url: null },
  });
  const later = await staff.post(readEvents.path, {
    version,
    rows: [...rows, event('กำลังจัด', '2020-01-01', '2199-01-01')],
  });
  expect(later.status).toBe(200);
  await servers.toldEverywhere(home, (data) => expect(data.calendar[0].title).toBe('กำลังจัด'));
  const bad = await staff.post(readEvents.path, {
    version: later.body.data.version,
    rows: [event('x', '2026-01-02', '2026-01-01')],
  });
  expect([bad.status, bad.body.data.fields[0].field]).toEqual([400, 'rows.0.ends_on']);
});

test('a year of the Buddhist era is told from one of the common era', async () => {
  const { version, rows } = await staff.read(readEvents.path);
  const days = { starts_on: '2569-01-01', ends_on: '2569-01-01' };
  const event = { id: null, title: 'ประชุม', ...days, place: '', url: null };
  const { status, body } = await staff.post(readEvents.path, { version, rows: [event, ...rows] });
  const message = expect.stringContaining('พ.ศ.');
  expect([status, body.data.fields]).toEqual([
    400,
    ['starts_on', 'ends_on'].map((field) => ({ field: `rows.0.${field}`, message })),
  ]);
});

test('T29 an address with half a character is none', async () => {
  const { version, rows } = await staff.read(readEvents.path);
  const days = { starts_on: '2026-01-01', ends_on: '2026-01-01' };
  const event = { id: null, title: 'ประชุม', ...days, place: '', url: '/list\ud800' };
  const { status, body } = await staff.post(readEvents.path, { version, rows: [event, ...rows] });
  expect([status, body.data.fields]).toMatchObject([400, [{ field: 'rows.0.url' }]]);
});
