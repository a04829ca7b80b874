/**
 * How often a national ID of a voter list may differ from the records (T13): else a list with many
 * would tell, by what is at fault, which is right. Taken before the look and given back for those
 * that are right, so that files in parallel have one budget together.
 */
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import type { VoterLine } from '../../../../core/election/voter-file.ts';
import type { Budgets } from '../../../../runtime/budgets.ts';
import { Limit, RateLimited, type Take } from '../../../../runtime/rate-limit.ts';
import { tooManyIds } from './voters.text.ts';

const day = 24 * 60 * 60;
/** Misses of one of staff, over all files. */
const ofStaff = new Limit('voters: misses, staff', 100, day);
/** Misses about one member, whoever of staff asks; a list holds tens of thousands. */
const ofMember = new Limit('voters: misses, member', 5, day);
/** Misses that one file is told. */
const mostOfFile = 20;

export interface IdTries {
  /** The lines; where the day's tries of a member are spent, without the national ID. */
  readonly lines: readonly VoterLine[];
  /** Rows whose national ID is not compared today. */
  readonly spent: ReadonlySet<number>;
  /** After so many misses nothing more is compared. */
  readonly mostMisses: number;
  /** These differed: their tries are not given back. */
  miss(lines: readonly VoterLine[]): void;
}

const staffTakes = (staffId: string, count: number): readonly Take[] =>
  Array.from({ length: count }, (): Take => [ofStaff, staffId]);
const memberTake = ({ memberNo }: VoterLine): Take => [ofMember, memberNo];

/** Takes up to 20 of the day's and gives those. Throws RateLimited when none is left. */
async function consumeOfStaff(budgets: Budgets, staffId: string): Promise<readonly Take[]> {
  const takes = staffTakes(staffId, mostOfFile);
  const waits = await budgets.takeEach(takes);
  const taken = takes.filter((_, at) => waits[at] === 0);
  if (taken.length === 0) throw new RateLimited(waits);
  return taken;
}

interface ListOfStaff {
  readonly staffId: string;
  readonly lines: readonly VoterLine[];
}

/**
 * Does the work with what is left of the day's tries, and gives back those that it did not need.
 * Throws Problem too_many where one of staff has none left and the lines hold national IDs.
 */
export async function withIdTries<T>(
  budgets: Budgets,
  { staffId, lines }: ListOfStaff,
  work: (tries: IdTries) => Promise<T>,
): Promise<T> {
  const asking = lines.filter(({ nationalId }) => nationalId !== null);
  if (asking.length === 0) {
    return work({ lines, spent: new Set(), mostMisses: mostOfFile, miss: () => undefined });
  }
  const ofFile = await reportRateLimit(consumeOfStaff(budgets, staffId), ({ minutes }) =>
    tooManyIds(minutes),
  );
  const takes = asking.map(memberTake);
  const waits = await budgets.takeEach(takes);
  const compared = asking
    .map(({ row }, at) => ({ row, take: takes[at] as Take }))
    .filter((_, at) => waits[at] === 0);
  const spent = new Set(asking.filter((_, at) => waits[at] !== 0).map(({ row }) => row));
  let missed: readonly VoterLine[] = [];
  try {
    return await work({
      lines: lines.map((line) => (spent.has(line.row) ? { ...line, nationalId: null } : line)),
      ...{ spent, mostMisses: ofFile.length },
      miss(differing) {
        missed = differing;
      },
    });
  } finally {
    const differing = new Set(missed.map(({ row }) => row));
    const right = compared.filter(({ row }) => !differing.has(row));
    await budgets.giveBack([...ofFile.slice(missed.length), ...right.map(({ take }) => take)]);
  }
}
