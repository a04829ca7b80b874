/** `/list/calendar` shows what the office keeps, and nothing beside it contradicts. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readCalendar } from './calendar.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const today = bangkokDay(new Date());
const write = (sql: string) => asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));

/** What the office writes shows within a fifth of a second. */
async function calendar() {
  await pause(250);
  return (await app.get('/api/info/calendar')).body;
}
const titles = (events: readonly { readonly title: string }[]) => events.map(({ title }) => title);

test('D-16 the nearest event first, what is over by itself, the newest first', async () => {
  await write(`TRUNCATE portal.calendar_events;
    INSERT INTO portal.calendar_events (starts_on, ends_on, title, place) VALUES
      ('2999-02-01', '2999-02-01', 'ไกล', ''),
      ('${today}', '${today}', 'วันนี้', 'หอประชุม'),
      ('${addDays(today, -9)}', '${addDays(today, 3)}', 'กำลังจัด', ''),
      ('${addDays(today, -1)}', '${addDays(today, -1)}', 'เมื่อวาน', ''),
      ('2020-01-05', '2020-01-06', 'นานแล้ว', '')`);
  const { rc_code, data } = await calendar();
  expect(rc_code).toBe('1');
  expect(() => readCalendar.data.parse(data)).not.toThrow();
  expect(data.today).toBe(today);
  expect(titles(data.ahead)).toEqual(['กำลังจัด', 'วันนี้', 'ไกล']);
  expect(titles(data.over)).toEqual(['เมื่อวาน', 'นานแล้ว']);
  expect(data.ahead[1]).toEqual({
    ...{ starts_on: today, ends_on: today, title: 'วันนี้', place: 'หอประชุม', url: null },
  });
  // The front page tells the same.
  const home = (await app.get('/api/info/home')).body.data.calendar;
  expect(titles(home)).toEqual(titles(data.ahead));
});

test('D-16 topics of the category of this address are announcements', async () => {
  expect((await calendar()).data.announcements).toEqual([]);
  await write(`INSERT INTO portal.categories (key, name, content_type, position)
      VALUES ('calendar', 'ปฏิทิน', 'CALENDAR', 900);
    INSERT INTO portal.topics (id, category_key, title, published_at)
      VALUES (9001, 'calendar', 'วันหยุดประจำปี', '2025-11-01T08:30:00+07:00')`);
  expect((await calendar()).data.announcements).toEqual([
    { id: 9001, title: 'วันหยุดประจำปี', published_on: '2025-11-01' },
  ]);
});

test('the site map names the calendar once, with its category and without', async () => {
  const places = async () => {
    await pause(250);
    const { body } = await app.get('/sitemap.xml');
    return String(body).split('/list/calendar<').length - 1;
  };
  expect(await places()).toBe(1);
  await write(`DELETE FROM portal.topics WHERE category_key = 'calendar';
    DELETE FROM portal.categories WHERE key = 'calendar'`);
  expect(await places()).toBe(1);
});

test('D-16 without events the calendar is empty', async () => {
  await write('TRUNCATE portal.calendar_events');
  expect((await calendar()).data).toEqual({ today, ahead: [], over: [], announcements: [] });
});
