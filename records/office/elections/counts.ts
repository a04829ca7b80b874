/** Counts of votes: entered by one, released or sent back by another (D-20). */
import type { PositionCode } from '../../content/election.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

/** Of one position, as it is stored. */
export interface StoredCount {
  readonly code: PositionCode;
  readonly eligible: number;
  readonly ballots: number;
  readonly spoiled: number;
  readonly no_vote: number;
  readonly candidates: readonly {
    readonly number: number;
    readonly votes: number;
    readonly elected: boolean;
  }[];
  /** Numbers that a lot chose among equals. */
  readonly lot: readonly number[];
}

export type CountState = 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'RELEASED';

export interface ElectionCount {
  readonly year: number;
  readonly version: number;
  readonly state: CountState;
  readonly positions: readonly StoredCount[];
  /** Why, where there were results before. */
  readonly reason: string;
  /** Whether whoever asks wrote in it. */
  readonly isOwn: boolean;
  readonly enteredBy: string;
  readonly enteredAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly returnReason: string;
}

const columns = `year, version, state, positions, reason,
  current_setting('app.staff_id')::uuid = ANY (editors) AS "isOwn",
  entered_by_name AS "enteredBy", entered_at AS "enteredAt", decided_by_name AS "decidedBy",
  decided_at AS "decidedAt", return_reason AS "returnReason"`;
const ofYear = statement<ElectionCount, [number]>(
  `SELECT ${columns} FROM portal.election_counts WHERE year = $1 ORDER BY id DESC`,
);
const open = statement<Pick<ElectionCount, 'year' | 'state'>>(
  `SELECT year, state FROM portal.election_counts WHERE state <> 'RELEASED'`,
);
const lock = statement<unknown, [number]>(
  'SELECT FROM portal.elections WHERE year = $1 FOR UPDATE',
);
const save = statement<{ version: number | null }, [number, number, string, string, boolean]>(
  'SELECT portal.save_election_count($1, $2, $3::jsonb, $4, $5) AS version',
);
const decide = statement<{ outcome: Decision }, [number, number, string | null]>(
  'SELECT portal.decide_election_count($1, $2, $3) AS outcome',
);

export type Decision = 'RELEASED' | 'RETURNED' | 'CONFLICT' | 'OWN' | 'EARLY';

/** All counts of a year, the newest first; all but the first are released. */
export const countsOf = (db: Db, year: number): Promise<readonly ElectionCount[]> =>
  ofYear(db, year);

/** Those under way, of any year. */
export const openCounts = (db: Db) => open(db);

/** Lets nobody change who stands for what until the transaction ends. */
export async function lockElection(db: Db, year: number): Promise<void> {
  await lock(db, year);
}

/** The new version; undefined where another one stands. `version` 0: none was under way. */
export async function saveCount(
  db: Db,
  count: {
    readonly year: number;
    readonly version: number;
    readonly positions: readonly StoredCount[];
    readonly reason: string;
    readonly isSubmitted: boolean;
  },
): Promise<number | undefined> {
  const { year, version, positions, reason, isSubmitted } = count;
  const [saved] = await save(db, year, version, JSON.stringify(positions), reason, isSubmitted);
  return saved?.version ?? undefined;
}

/** Releases a submitted count, or sends it back with a reason. */
export async function decideCount(
  db: Db,
  { year, version, reason = null }: { year: number; version: number; reason?: string | null },
): Promise<Decision> {
  return (await decide(db, year, version, reason))[0]?.outcome ?? 'CONFLICT';
}
