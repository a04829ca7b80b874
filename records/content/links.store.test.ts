/** Where the tables of the public site may lead (T29). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { asUpkeep } from '../driver/owner.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());

const outside = [
  ...['/\t/evil.example', '/\n/evil.example', '//evil.example', '/\\evil.example', '/\u007f/evil'],
  ...['javascript:alert(1)', 'data:text/html,x', 'http://example.com', 'home', ''],
];
const inside = ['/', '/home', '/list/news?page=2', 'https://example.com/a'];

const inserts = {
  menu_items: `INSERT INTO portal.menu_items (seq, name_en, name_th, url, icon, type, used_in)
    VALUES ($2, 'x', 'x', $1, 'x', 'main', 'info')`,
  sub_menu_items: `WITH above AS (INSERT INTO portal.menu_items
      (seq, name_en, name_th, url, icon, type, used_in)
      VALUES ($2 + 100, 'x', 'x', '/', 'x', 'main', 'info') RETURNING seq)
    INSERT INTO portal.sub_menu_items (menu_seq, position, name, url)
      SELECT seq, 1, 'x', $1 FROM above`,
  slides: `INSERT INTO portal.slides (position, image_url, alt, title, url)
    VALUES ($2, '/mediafiles/images/x.webp', '', 'x', $1)`,
  calendar_events: `INSERT INTO portal.calendar_events (starts_on, ends_on, title, url)
    VALUES ('2026-01-01'::date + $2::int, '2026-03-01', 'x', $1)`,
  links: `INSERT INTO portal.links (position, name, url) VALUES ($2, 'x', $1)`,
};

test.each(Object.entries(inserts))(
  'T29 %s keeps only ways that are safe',
  async (_table, insert) => {
    const keep = (url: string, at: number) =>
      asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(insert, [url, at]));
    for (const [at, url] of inside.entries()) await keep(url, at + 1);
    for (const [at, url] of outside.entries()) {
      await expect(keep(url, at + 50), JSON.stringify(url)).rejects.toMatchObject({
        code: '23514',
      });
    }
  },
);
