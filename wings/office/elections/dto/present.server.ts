/** An election as the office's screens take it. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { addDays } from '../../../../core/days.ts';
import { electionParts } from '../../../../core/election/parts.ts';
import { bangkokDay, toBuddhistYear } from '../../../../core/thai-date.ts';
import { readElectionOf } from '../../../../records/content/election.ts';
import type { Db } from '../../../../records/database.ts';
import {
  type CountState,
  countsOf,
  type ElectionCount,
} from '../../../../records/office/elections/counts.ts';
import {
  type OfficeElection,
  officeElection,
  voterTotals,
} from '../../../../records/office/elections/read.ts';
import { whyElectionStays } from '../../../../records/office/elections/removal.ts';
import type { readElection, readElections } from '../elections.api.ts';

type Head = DataOf<typeof readElections>['elections'][number];
type Answer = DataOf<typeof readElection>;

/** The next day on which the days change the state, and to which. */
function nextOf({ days, status, manualStatus }: OfficeElection, today: string) {
  if (days === null || manualStatus !== null || status === 'RESULT') {
    return { next_on: null, next_status: null };
  }
  const changes = [
    [days.application, 'APPLICATION'],
    [days.campaign, 'CAMPAIGN'],
    [days.voting, 'VOTING'],
    [addDays(days.votingEnds, 1), 'CLOSED'],
  ] as const;
  const next = changes.find(([day]) => day > today);
  return { next_on: next?.[0] ?? null, next_status: next?.[1] ?? null };
}

export function headOf(election: OfficeElection, count: CountState | null, at: Date): Head {
  return {
    year: String(toBuddhistYear(election.year)),
    title: election.title,
    status: election.status,
    published: election.publishedAt !== null,
    ...nextOf(election, bangkokDay(at)),
    count,
  };
}

const countOf = (count: ElectionCount): Answer['counts'][number] => ({
  version: count.version,
  state: count.state,
  positions: count.positions.map(({ code, candidates, lot, ...rest }) => ({
    ...rest,
    position: code,
    candidates: [...candidates],
    lot: [...lot],
  })),
  reason: count.reason,
  own: count.isOwn,
  entered_by: count.enteredBy,
  entered_at: count.enteredAt.toISOString(),
  decided_by: count.decidedBy,
  decided_at: count.decidedAt?.toISOString() ?? null,
  return_reason: count.returnReason,
});

function partsOf({ parts }: OfficeElection): Answer['versions'] {
  const found = electionParts.map((part) => {
    const { version = 0, by = '', at = '' } = parts[part] ?? {};
    return [part, { version, by, at }] as const;
  });
  return Object.fromEntries(found) as Answer['versions'];
}

/** Raised by each change of any part. */
const wholeVersionOf = ({ parts }: OfficeElection): number =>
  Object.values(parts).reduce((sum, { version }) => sum + version, 0);

const daysOf = ({ days }: OfficeElection): Answer['days'] =>
  days && {
    application: days.application,
    campaign: days.campaign,
    voting: days.voting,
    voting_ends: days.votingEnds,
    announced: days.announced,
  };

/** Everything of a year; undefined where there is no election. Needs `asStaff`. */
export async function electionAnswer(db: Db, year: number, at: Date): Promise<Answer | undefined> {
  const [election, found, counts, voters, stays] = await Promise.all([
    officeElection(db, year),
    readElectionOf(db, year),
    countsOf(db, year),
    voterTotals(db, year),
    whyElectionStays(db, year),
  ]);
  if (!election || !found) return undefined;
  const open = counts.find(({ state }) => state !== 'RELEASED');
  const { manualStatus, manualReason } = election;
  return {
    head: headOf(election, open?.state ?? null, at),
    ...{ stays, version: wholeVersionOf(election) },
    note: election.note,
    days: daysOf(election),
    manual: manualStatus === null ? null : { status: manualStatus, reason: manualReason },
    calendar: [...found.steps],
    positions: [...found.positions],
    zones: found.zones.map(({ zoneNo, name, pollingPlace, mapUrl }) => ({
      ...{ zone_no: zoneNo, name, polling_place: pollingPlace, map_url: mapUrl },
    })),
    candidates: found.candidates.map((one) => ({
      ...{ position: one.code, number: one.number, name: one.name, zone: one.zoneNo },
      ...{ unit: one.unit, photo: one.photoUrl, bio: one.bio, video_url: one.videoUrl },
    })),
    documents: found.documents.map(({ name, url, mediaType, bytes }) => ({
      ...{ name, url, media_type: mediaType, bytes: Number(bytes) },
    })),
    voters: { total: voters.total, eligible: voters.eligible },
    counts: counts.map(countOf),
    versions: partsOf(election),
  };
}
