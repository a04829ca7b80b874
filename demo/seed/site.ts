/** Menu, marquee and terms of the demo cooperative, brought into the portal's tables. */
import type { MediaFolder } from '../site/media.ts';
import { termsVersion, type Upkeep } from './accounts.ts';
import { seedBoard } from './board/board.ts';
import { seedDemand } from './demand.ts';
import { seedElections } from './election/election.ts';
import { seedHome } from './home.ts';
import { menuEntries, noteHtml } from './site.text.ts';
import { termsHtml, termsTitle } from './terms.text.ts';
import { seedTopics } from './topics.ts';

const termsSince = '2025-01-01';

/** Tables that hold something already are left as they are: the cooperative edits them. */
async function isEmpty(store: Upkeep, table: 'menu_items' | 'marquee'): Promise<boolean> {
  const { rows } = await store.query(`SELECT 1 FROM portal.${table} LIMIT 1`);
  return rows.length === 0;
}

async function seedMenu(store: Upkeep): Promise<void> {
  if (!(await isEmpty(store, 'menu_items'))) return;
  for (const [index, entry] of menuEntries.entries()) {
    await store.query(
      `INSERT INTO portal.menu_items (seq, name_en, name_th, url, icon, type, is_parent, used_in)
       VALUES ($1, $2, $3, $4, $5, 'main', $6, 'info')`,
      [index + 1, entry.nameEn, entry.name, entry.url, entry.icon, entry.below !== undefined],
    );
    for (const [position, { name, url, description }] of (entry.below ?? []).entries()) {
      await store.query(
        `INSERT INTO portal.sub_menu_items (menu_seq, position, name, url, description)
         VALUES ($1, $2, $3, $4, $5)`,
        [index + 1, position + 1, name, url, description],
      );
    }
  }
}

async function seedMarquee(store: Upkeep): Promise<void> {
  if (!(await isEmpty(store, 'marquee'))) return;
  await store.query('INSERT INTO portal.marquee (position, note_html) VALUES (1, $1)', [noteHtml]);
}

async function seedTerms(store: Upkeep): Promise<void> {
  await store.query(
    `INSERT INTO portal.terms_versions (kind, version, title, body_html, effective_on)
     VALUES ('TERMS', $1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [termsVersion, termsTitle, termsHtml, termsSince],
  );
}

/** What every visitor sees; what is there already stays. Without `media` nothing has pictures. */
export async function seedSite(store: Upkeep, media?: MediaFolder): Promise<void> {
  await seedMenu(store);
  await seedMarquee(store);
  await seedHome(store);
  await seedTerms(store);
  await seedBoard(store);
  await seedDemand(store);
  await seedElections(store, media);
  await seedTopics(store, media);
}
