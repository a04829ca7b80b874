/** Counts of votes: whoever enters one never releases it, and their figures tie. */
import type * as z from 'zod/mini';
import type { FieldFault } from '../../../../api/envelope.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { addDays } from '../../../../core/days.ts';
import {
  electedOf,
  faultsOf,
  type PositionCount,
  votesAllowed,
} from '../../../../core/election/count.ts';
import { fromBuddhistYear } from '../../../../core/thai-date.ts';
import { spokenLetters } from '../../../../core/typed/typed-words.ts';
import { type Election, readElectionOf } from '../../../../records/content/election.ts';
import {
  countsOf,
  type Decision,
  decideCount,
  lockElection,
  type StoredCount,
  saveCount as storeCount,
} from '../../../../records/office/elections/counts.ts';
import {
  type OfficeElection,
  officeElection,
  voterTotals,
} from '../../../../records/office/elections/read.ts';
import type { Services } from '../../../../records/services.ts';
import { answers } from '../answers.text.ts';
import { countFaultWords } from '../count.text.ts';
import type { countShape } from '../dto/shapes.ts';
import { refuse } from '../edit/claim.server.ts';
import { releaseCount, returnCount, saveCount } from './results.api.ts';

const handle = handlersOn<Services>();

type Given = z.output<typeof countShape>;

/** Letters of the reason of a correction. */
const leastReason = 10;

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Every position and candidate of the election is counted once, and no other. */
function assertWhole({ positions, candidates }: Election, given: readonly Given[]): void {
  const isWhole =
    isSameList(
      positions.map(({ code }) => code),
      given.map(({ position }) => position),
    ) &&
    given.every((count) =>
      isSameList(
        candidates.filter(({ code }) => code === count.position).map(({ number }) => number),
        count.candidates.map(({ number }) => number),
      ),
    );
  if (!isWhole) throw new Problem('conflict', { text: answers.otherCandidates });
}

function asCount(given: Given, { positions }: Election): PositionCount {
  const { eligible, ballots, spoiled, no_vote: noVote, candidates, lot } = given;
  const seats = positions.find(({ code }) => code === given.position)?.seats ?? 0;
  return { seats, eligible, ballots, spoiled, noVote, candidates, lot };
}

type Listed = Awaited<ReturnType<typeof voterTotals>>;

/** What does not tie, at its field; the eligible are those of the voter list, if there is one. */
function faultsAt(given: Given, index: number, election: Election, listed: Listed): FieldFault[] {
  const count = asCount(given, election);
  const faults = faultsOf(count).map((fault) => ({
    field: `positions.${index}.${fault === 'ballots' || fault === 'lot' ? fault : 'sum'}`,
    message: countFaultWords[fault](votesAllowed(count)),
  }));
  if (listed.total === 0 || given.eligible === listed.eligible) return faults;
  const message = answers.eligibleOfList(listed.eligible);
  return [{ field: `positions.${index}.eligible`, message }, ...faults];
}

/** Throws Problem bad_input where the count is not yet one that another person can look at. */
function assertComplete(
  { positions, reason }: z.output<typeof saveCount.input>,
  election: Election,
  { listed, isCorrection }: { readonly listed: Listed; readonly isCorrection: boolean },
): void {
  const fields = positions.flatMap((one, index) => faultsAt(one, index, election, listed));
  if (fields.length > 0) throw new Problem('bad_input', { fields });
  if (isCorrection && spokenLetters(reason) < leastReason) {
    throw refuse('reason', answers.whyCorrect);
  }
}

function storedOf(given: Given, election: Election): StoredCount {
  const { position, candidates, lot, ...papers } = given;
  const elected = electedOf(asCount(given, election));
  return {
    ...papers,
    code: position,
    candidates: candidates.map((one) => ({ ...one, elected: elected.has(one.number) })),
    lot,
  };
}

/** What the store answered in place of having done it. */
function assertDone(decision: Decision, election: OfficeElection | undefined): void {
  if (decision === 'CONFLICT') throw new Problem('conflict');
  if (decision === 'OWN') throw new Problem('not_allowed', { text: answers.own });
  if (decision === 'EARLY') throw new Problem('conflict', { text: whyEarly(election) });
}

function whyEarly(election: OfficeElection | undefined): string {
  if (!election?.publishedAt) return answers.hidden;
  if (!election.days) return answers.noDays;
  const { votingEnds, announced } = election.days;
  const closed = addDays(votingEnds, 1);
  return answers.earlyDay(announced > closed ? announced : closed);
}

export const handlers: readonly Handler<Services>[] = [
  handle(saveCount, {
    async run({ input, who, services }) {
      const year = fromBuddhistYear(Number(input.year));
      const { positions, reason, submit, version: seen } = input;
      const version = await services.records.asStaff(who.staffId, async (db) => {
        await lockElection(db, year);
        const [election, counts, listed] = await Promise.all([
          readElectionOf(db, year),
          countsOf(db, year),
          voterTotals(db, year),
        ]);
        if (!election) throw new Problem('not_found');
        assertWhole(election, positions);
        if (submit) {
          const isCorrection = counts.some(({ state }) => state === 'RELEASED');
          assertComplete(input, election, { listed, isCorrection });
        }
        const stored = positions.map((one) => storedOf(one, election));
        const count = { year, version: seen, positions: stored, reason, isSubmitted: submit };
        return storeCount(db, count);
      });
      if (version === undefined) throw new Problem('conflict');
      return { data: { version, state: submit ? ('SUBMITTED' as const) : ('DRAFT' as const) } };
    },
  }),

  handle(releaseCount, {
    async run({ input, who, services }) {
      const year = fromBuddhistYear(Number(input.year));
      const { version } = input;
      await services.records.asStaff(who.staffId, async (db) => {
        const decision = await decideCount(db, { year, version });
        assertDone(decision, await officeElection(db, year));
      });
      return {};
    },
  }),

  handle(returnCount, {
    async run({ input, who, services }) {
      const key = { year: fromBuddhistYear(Number(input.year)), version: input.version };
      const { reason } = input;
      const decision = await services.records.asStaff(who.staffId, (db) =>
        decideCount(db, { ...key, reason }),
      );
      assertDone(decision, undefined);
      return {};
    },
  }),
];
