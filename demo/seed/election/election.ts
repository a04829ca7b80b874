/** Elections of the demo cooperative, brought into the portal's tables (D-20). */

import { moved, weekly } from '../../moves/move.ts';
import type { MediaFolder } from '../../site/media.ts';
import type { Timeline } from '../../timeline.ts';
import type { Upkeep } from '../accounts.ts';
import { seedDocuments } from './documents.ts';
import { type DemoCandidate, type DemoElection, yearOf, zones } from './election.text.ts';
import { past } from './past.text.ts';
import { running } from './running.text.ts';
import { seedVoters } from './voters.ts';

async function photoOf(
  photos: string,
  { code, number }: DemoCandidate,
  media: MediaFolder | undefined,
): Promise<string | null> {
  const path = `images/Election/${photos}-${code.toLowerCase()}-${number}.webp`;
  return (await media?.picture(path))?.url ?? null;
}

/**
 * The days from which the state follows, where they say today what the texts say: in a store that
 * is pinned to another day the state is the written one.
 */
async function seedDays(store: Upkeep, { days, votesOn, ...election }: DemoElection) {
  const year = yearOf({ votesOn });
  await store.query(
    `UPDATE portal.elections SET application_on = $2, campaign_on = $3, voting_on = $4,
       voting_ends_on = $4, announced_on = $5 WHERE year = $1`,
    [year, days.application, days.campaign, votesOn, days.announced],
  );
  await store.query(
    `UPDATE portal.elections e SET application_on = NULL, campaign_on = NULL, voting_on = NULL,
       voting_ends_on = NULL, announced_on = NULL
     WHERE e.year = $1 AND portal.election_status(e) <> $2`,
    [year, election.status],
  );
}

async function seedElection(store: Upkeep, election: DemoElection): Promise<void> {
  const { title, status, note } = election;
  const year = yearOf(election);
  await store.query(
    'INSERT INTO portal.elections (year, title, status, note) VALUES ($1, $2, $3, $4)',
    [year, title, status, note],
  );
  await seedDays(store, election);
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
  election: DemoElection,
  media: MediaFolder | undefined,
): Promise<void> {
  const { photos, candidates, turnouts = [] } = election;
  const year = yearOf(election);
  for (const candidate of candidates) {
    const { code, number, name, zone = null, unit, bio, votes, elected } = candidate;
    const photo = await photoOf(photos, candidate, media);
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

async function fill(
  store: Upkeep,
  elections: readonly DemoElection[],
  media: MediaFolder | undefined,
): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.elections LIMIT 1');
  if (rows.length > 0) return;
  for (const election of elections) {
    await seedElection(store, election);
    await seedCandidates(store, election, media);
    if (election.status !== 'RESULT') await seedVoters(store, yearOf(election));
  }
}

/**
 * Where there is no election yet: one that runs, with its voter list, and one that is over. Their
 * papers come where a media folder is given, so that no row names a file that nobody made.
 */
export async function seedElections(
  store: Upkeep,
  timeline: Timeline,
  media?: MediaFolder,
): Promise<void> {
  const move = weekly(timeline);
  const [now, before] = [moved(running, move), moved(past, move)];
  await fill(store, [now, before], media);
  if (media) await seedDocuments(store, { now, before, move }, media);
}
