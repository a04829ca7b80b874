import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { moved, weekly } from '../../moves/move.ts';
import { openMedia } from '../../site/media.ts';
import { referenceTimeline } from '../../timeline.ts';
import type { Upkeep } from '../accounts.ts';
import { seedDocuments } from './documents.ts';
import { type DemoElection, yearOf } from './election.text.ts';
import { past } from './past.text.ts';
import { running } from './running.text.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  [store, folder] = await Promise.all([openTestStore({ holds: 'tables' }), temporaryFolder()]);
});
afterAll(async () => {
  await store?.close();
  await folder?.remove();
});

const move = weekly(referenceTimeline);
const elections = { now: moved(running, move), before: moved(past, move), move };

const asOwner = <T>(work: (session: Upkeep) => Promise<T>) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', work);
const rowsOf = (sql: string, values: unknown[] = []) =>
  asOwner(async (session) => (await session.query(sql, values)).rows);

test('D-20 D-40 papers of both elections, each row with its file; a second time none', async () => {
  const insert = async (election: DemoElection) => {
    const { title, status, note } = election;
    await rowsOf(
      'INSERT INTO portal.elections (year, title, status, note) VALUES ($1, $2, $3, $4)',
      [yearOf(election), title, status, note],
    );
  };
  await insert(elections.now);
  await insert(elections.before);
  const media = openMedia(join(folder.path, 'mediafiles'));
  await asOwner((session) => seedDocuments(session, elections, media));
  await asOwner((session) => seedDocuments(session, elections, media));
  const rows = await rowsOf(
    'SELECT year, url, bytes::int FROM portal.election_documents ORDER BY year, position',
  );
  expect(rows.map(({ year }) => year)).toEqual([2024, 2026, 2026, 2026]);
  for (const { url, bytes } of rows) {
    const file = await readFile(join(folder.path, url));
    expect([url, file.length]).toEqual([url, bytes]);
    expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
  }
});

test('an election that is not of the demo gets no papers of it', async () => {
  await rowsOf('DELETE FROM portal.elections WHERE year = $1', [yearOf(past)]);
  await rowsOf("UPDATE portal.elections SET title = 'ของเรา'");
  await rowsOf('DELETE FROM portal.election_documents');
  const media = openMedia(join(folder.path, 'mediafiles'));
  await asOwner((session) => seedDocuments(session, elections, media));
  expect(await rowsOf('SELECT 1 FROM portal.election_documents')).toEqual([]);
});
