/** Makes a migrated store the demo cooperative's: sign-ins of the cast, terms, menu, notices. */
import type { Day } from '../core/days.ts';
import { asUpkeep } from '../records/driver/owner.ts';
import { deriveKeys, fixedRing } from '../records/keys/key-ring.ts';
import type { PasswordSettings } from '../records/sign-in/passwords.ts';
import { hashes, registered, seedAccounts, type Upkeep } from './seed/accounts.ts';
import { seedContacts } from './seed/agency/contacts.ts';
import { seedLetters } from './seed/agency/letters.ts';
import { seedReports } from './seed/agency/reports.ts';
import { seedSite } from './seed/site.ts';
import { seedStaff } from './seed/staff/staff.ts';
import { openMedia } from './site/media.ts';
import { keepTopicMedia } from './site/topic-media.ts';
import { referenceDay, type Timeline, timelineOf } from './timeline.ts';

/** The store is a cooperative's, or nobody's yet: no sign-in with a known password goes in. */
export class NotADemo extends Error {
  constructor() {
    super('the store is not marked as a demo: nothing was changed');
  }
}

const testSettings: PasswordSettings = {
  argonMemoryKib: 19_456,
  argonPasses: 2,
  keys: fixedRing(deriveKeys(1, 'test')),
};

async function mustBeDemo(store: Upkeep): Promise<void> {
  const { rowCount } = await store.query(
    "SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true'",
  );
  if (rowCount === 0) throw new NotADemo();
}

/** Says so in the settings; the store itself refuses where a core system's records are. */
async function becomeDemo(store: Upkeep): Promise<void> {
  const { rows } = await store.query(
    `SELECT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') AS demo,
      EXISTS (SELECT FROM portal.member_accounts WHERE member_no <> ALL ($1))
        OR EXISTS (SELECT FROM portal.agency_accounts) AS others`,
    [registered.map((member) => member.memberNo)],
  );
  if (rows[0].demo) return;
  if (rows[0].others) throw new NotADemo();
  const mark = store.query("INSERT INTO portal.settings (key, value) VALUES ('demo', 'true')");
  await mark.catch((error: { constraint?: string }) => {
    throw error.constraint === 'keep_demo' ? new NotADemo() : error;
  });
}

export interface SeedOptions {
  /** Where pictures and files are kept; without it the site has none. */
  readonly mediaDir?: string | undefined;
  /** The day that the demo is dated by; the reference day unless told. A store keeps its first. */
  readonly date?: Day | undefined;
}

/**
 * The day that the store was dated by first: a later clock or setting changes nothing in it. A site
 * that was settled before stores remembered the day is of the reference day.
 */
async function timelineFor(store: Upkeep, { date = referenceDay }: SeedOptions): Promise<Timeline> {
  const { rows } = await store.query(
    `SELECT (SELECT value FROM portal.settings WHERE key = 'demo_date') AS date,
      EXISTS (SELECT FROM portal.topics) AS settled`,
  );
  if (rows[0].date !== null) return timelineOf(rows[0].date);
  const first = rows[0].settled ? referenceDay : date;
  await store.query(
    "INSERT INTO portal.settings (key, value) VALUES ('demo_date', to_jsonb($1::text))",
    [first],
  );
  return timelineOf(first);
}

const mediaAt = ({ mediaDir }: SeedOptions) =>
  mediaDir === undefined ? undefined : openMedia(mediaDir);

/**
 * Puts pictures and papers there that the folder lacks. It takes some seconds the first time and
 * needs no store: begun early, it is done when the site is settled.
 */
export async function drawSite(mediaDir: string, date: Day): Promise<void> {
  await keepTopicMedia(openMedia(mediaDir), timelineOf(date));
}

/**
 * Settles the cast in one transaction and remembers in `portal.settings` that the store is a demo.
 * Doing it again changes nothing. The settings must be the server's own: its pepper is in every
 * hash. Throws `NotADemo` for a store that others use or that has a core system's records.
 */
export async function seedCast(
  ownerUrl: string,
  settings: PasswordSettings = testSettings,
  options: SeedOptions = {},
): Promise<void> {
  const hashOf = await hashes(settings);
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('BEGIN');
    await becomeDemo(store);
    const timeline = await timelineFor(store, options);
    await seedSite(store, mediaAt(options), timeline);
    await seedAccounts(store, hashOf);
    await seedStaff(store, settings);
    await seedContacts(store, settings);
    await seedReports(store, settings, timeline);
    await seedLetters(store, timeline);
    await store.query('COMMIT');
  });
}

/**
 * Brings a demo what an older build did not know, and its media folder what is missing there.
 * Sign-ins stay as they are; staff and people of agencies who are missing are added. Throws
 * `NotADemo` for a store that is none.
 */
export async function renewSite(
  ownerUrl: string,
  settings: PasswordSettings,
  options: SeedOptions,
): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('BEGIN');
    await mustBeDemo(store);
    const timeline = await timelineFor(store, options);
    await seedSite(store, mediaAt(options), timeline);
    await seedStaff(store, settings);
    await seedContacts(store, settings);
    await seedReports(store, settings, timeline);
    await seedLetters(store, timeline);
    await store.query('COMMIT');
  });
}
