/** Menu, marquee and terms of the demo cooperative, brought into the portal's tables. */
import { nextClosings } from '../moves/closings.text.ts';
import { moved, weekly } from '../moves/move.ts';
import type { MediaFolder } from '../site/media.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import { termsVersion, type Upkeep } from './accounts.ts';
import { seedBoard } from './board/board.ts';
import { seedDemand } from './demand.ts';
import { seedElections } from './election/election.ts';
import { seedHome } from './home.ts';
import { menuEntries, notesOf } from './site.text.ts';
import { termsHtml, termsTitle } from './terms.text.ts';
import { seedTopics } from './topics.ts';

const termsSince = '2025-01-01';

/** Tables that hold something already are left as they are: the cooperative edits them. */
async function isEmpty(store: Upkeep, table: 'menu_items' | 'marquee'): Promise<boolean> {
  const { rows } = await store.query(`SELECT 1 FROM portal.${table} LIMIT 1`);
  return rows.length === 0;
}

async function seedMenu(store: Upkeep, timeline: Timeline): Promise<void> {
  if (!(await isEmpty(store, 'menu_items'))) return;
  for (const [index, entry] of moved(menuEntries, weekly(timeline)).entries()) {
    await store.query(
      `INSERT INTO portal.menu_items
         (seq, position, name_en, name_th, url, icon, type, is_parent, used_in)
       VALUES ($1, $1, $2, $3, $4, $5, 'main', $6, 'info')`,
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

async function seedMarquee(store: Upkeep, timeline: Timeline): Promise<void> {
  if (!(await isEmpty(store, 'marquee'))) return;
  const [next] = nextClosings(timeline.day, 1);
  if (next === undefined) return;
  await store.query(
    `INSERT INTO portal.marquee (position, note_html)
     SELECT n, note FROM unnest($1::text[]) WITH ORDINALITY AS notes (note, n)`,
    [moved(notesOf(next), weekly(timeline))],
  );
}

async function seedTerms(store: Upkeep): Promise<void> {
  await store.query(
    `INSERT INTO portal.terms_versions (kind, version, title, body_html, effective_on)
     VALUES ('TERMS', $1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [termsVersion, termsTitle, termsHtml, termsSince],
  );
}

/** What every visitor sees; what is there already stays. Without `media` nothing has pictures. */
export async function seedSite(
  store: Upkeep,
  media?: MediaFolder,
  timeline: Timeline = referenceTimeline,
): Promise<void> {
  await seedMenu(store, timeline);
  await seedMarquee(store, timeline);
  await seedHome(store, timeline);
  await seedTerms(store);
  await seedBoard(store, timeline);
  await seedDemand(store, timeline);
  await seedElections(store, timeline, media);
  await seedTopics(store, media, timeline);
}
