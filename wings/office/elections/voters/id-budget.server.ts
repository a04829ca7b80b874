/**
 * How often a national ID of a voter list may differ from the records (T13): else a list with many
 * would tell, by what is at fault, which is right. Taken before the look and given back for those
 * that are right, so that files in parallel have one budget together.
 */
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import type { VoterLine } from '../../../../core/election/voter-file.ts';
import { RateLimit } from '../../../../runtime/rate-limit.ts';
import { tooManyIds } from './voters.text.ts';

const day = 24 * 60 * 60;
/** Misses of one of staff, over all files. */
const ofStaff = new RateLimit(100, day);
/** Misses about one member, whoever of staff asks; a list holds tens of thousands. */
const ofMember = new RateLimit(5, day, { mostKeys: 200_000 });
/** Misses that one file is told. */
const mostOfFile = 20;

export interface IdTries {
  /** The lines; where the day's tries of a member are spent, without the national ID. */
  readonly lines: readonly VoterLine[];
  /** Rows whose national ID is not compared today. */
  readonly spent: ReadonlySet<number>;
  /** After so many misses nothing more is compared. */
  readonly mostMisses: number;
  /** Keeps the tries of those that differed, and gives the others back. */
  settle(missed: readonly VoterLine[]): void;
}

/** Takes up to 20 of the day's. Throws RateLimited when none is left. */
function consumeOfStaff(staffId: string): number {
  ofStaff.consume(staffId);
  let taken = 1;
  while (taken < mostOfFile && ofStaff.tryConsume(staffId)) taken += 1;
  return taken;
}

/** Throws Problem too_many where one of staff has no try left and the lines hold national IDs. */
export function consumeIdTries(staffId: string, lines: readonly VoterLine[]): IdTries {
  const asking = lines.filter(({ nationalId }) => nationalId !== null);
  if (asking.length === 0) {
    return { lines, spent: new Set(), mostMisses: mostOfFile, settle: () => undefined };
  }
  const mostMisses = reportRateLimit(
    () => consumeOfStaff(staffId),
    ({ minutes }) => tooManyIds(minutes),
  );
  const compared = new Set(asking.filter(({ memberNo }) => ofMember.tryConsume(memberNo)));
  const spent = new Set(asking.filter((line) => !compared.has(line)).map(({ row }) => row));
  return {
    lines: lines.map((line) => (spent.has(line.row) ? { ...line, nationalId: null } : line)),
    ...{ spent, mostMisses },
    settle(missed) {
      const differing = new Set(missed.map(({ row }) => row));
      for (const { row, memberNo } of compared)
        if (!differing.has(row)) ofMember.giveBack(memberNo);
      for (let left = mostMisses - missed.length; left > 0; left -= 1) ofStaff.giveBack(staffId);
    },
  };
}
