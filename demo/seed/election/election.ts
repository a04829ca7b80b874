/** Elections of the demo cooperative, brought into the portal's tables (D-20). */
import { toBuddhistYear } from '../../../core/thai-date.ts';
import type { MediaFolder } from '../../site/media.ts';
import type { Upkeep } from '../accounts.ts';
import { seedDocuments } from './documents.ts';
import { type DemoCandidate, type DemoElection, zones } from './election.text.ts';
import { past } from './past.text.ts';
import { running } from './running.text.ts';
import { seedVoters } from './voters.ts';

async function photoOf(
  year: number,
  { code, number }: DemoCandidate,
  media: MediaFolder | undefined,
): Promise<string | null> {
  const path = `images/Election/${toBuddhistYear(year)}-${code.toLowerCase()}-${number}.webp`;
  return (await media?.picture(path))?.url ?? null;
}

async function seedElection(store: Upkeep, election: DemoElection): Promise<void> {
  const { year, title, status, note } = election;
  await store.query(
    'INSERT INTO portal.elections (year, title, status, note) VALUES ($1, $2, $3, $4)',
    [year, title, status, note],
  );
  for (const [index, [from, to, text]] of election.steps.entries()) {
    await store.query('INSERT INTO portal.election_calendar VALUES ($1, $2, $3, $4, $5)', [
      ...[year, index + 1, from, to, text],
    ]);
  }
  for (const [index, [code, name, seats]] of election.positions.entries()) {
    await store.query('INSERT INTO portal.election_positions VALUES ($1, $2, $3, $4, $5)', [
      ...[year, code, index + 1, name, seats],
    ]);
  }
  for (const [index, { name, place, map }] of zones.entries()) {
    await store.query('INSERT INTO portal.election_zones VALUES ($1, $2, $3, $4, $5)', [
      ...[year, index + 1, name, place, map],
    ]);
  }
}

async function seedCandidates(
  store: Upkeep,
  { year, candidates, turnouts = [] }: DemoElection,
  media: MediaFolder | undefined,
): Promise<void> {
  for (const candidate of candidates) {
    const { code, number, name, zone = null, unit, bio, votes, elected } = candidate;
    const photo = await photoOf(year, candidate, media);
    await store.query(
      `INSERT INTO portal.election_candidates
         (year, code, number, name, zone_no, unit, photo_url, bio)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [year, code, number, name, zone, unit, photo, bio],
    );
    if (votes === undefined) continue;
    await store.query('INSERT INTO portal.election_results VALUES ($1, $2, $3, $4, $5)', [
      ...[year, code, number, votes, elected],
    ]);
  }
  for (const { code, eligible, ballots, spoiled, noVote } of turnouts) {
    await store.query('INSERT INTO portal.election_turnouts VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[year, code, eligible, ballots, spoiled, noVote],
    ]);
  }
}

async function fill(store: Upkeep, media: MediaFolder | undefined): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.elections LIMIT 1');
  if (rows.length > 0) return;
  for (const election of [running, past]) {
    await seedElection(store, election);
    await seedCandidates(store, election, media);
    if (election.status !== 'RESULT') await seedVoters(store, election.year);
  }
}

/**
 * Where there is no election yet: one that runs, with its voter list, and one that is over. Their
 * papers come where a media folder is given, so that no row names a file that nobody made.
 */
export async function seedElections(store: Upkeep, media?: MediaFolder): Promise<void> {
  await fill(store, media);
  if (media) await seedDocuments(store, media);
}
