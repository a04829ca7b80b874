/**
 * The voter list by file: checked row by row against the records and the election, then taken whole
 * or not at all. A national ID is compared in the store and kept nowhere (D-20, T13).
 */
import { createHash } from 'node:crypto';
import { asFileTry, bytesOf } from '../../../../api/agency/received/received.server.ts';
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import {
  mostVoterProblems,
  type VoterFile,
  type VoterLine,
  type VoterProblem,
} from '../../../../core/election/voter-file.ts';
import { fromBuddhistYear } from '../../../../core/thai-date.ts';
import { UnfitTable } from '../../../../intake/uploads/table/received-table.ts';
import { readVoters } from '../../../../intake/uploads/voters/read-voters.ts';
import { readElectionOf } from '../../../../records/content/election.ts';
import type { Db } from '../../../../records/database.ts';
import {
  type ComparedVoter,
  compareVoters,
  missingVoters,
  replaceVoters,
} from '../../../../records/office/elections/voters.ts';
import { partOf } from '../../../../records/office/elections/write.ts';
import type { Services } from '../../../../records/services.ts';
import { answers } from '../answers.text.ts';
import { assertUnsealed, refuse, savePart } from '../edit/claim.server.ts';
import { type IdTries, withIdTries } from './id-budget.server.ts';
import { applyVoters, checkVoters } from './voters.api.ts';
import { columnNames, fileFaults, rowFaults } from './voters.text.ts';

const handle = handlersOn<Services>();

/** Membership numbers that stand for the others of a kind. */
const mostExamples = 5;

interface Sent extends VoterFile {
  /** SHA-256 of the file. */
  readonly digest: string;
}

async function sentVoters(staffId: string, file: string): Promise<Sent> {
  const bytes = bytesOf(file, fileFaults.too_large);
  try {
    const read = await readVoters(staffId, bytes);
    if (read.lines.length + read.problemsTotal === 0) throw refuse('file', fileFaults.nothing);
    return { ...read, digest: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    throw error instanceof UnfitTable ? refuse('file', fileFaults[error.fault]) : error;
  }
}

/** What the records and the election have against a line. */
function problemOf(
  line: VoterLine,
  found: ComparedVoter | undefined,
  zones: ReadonlySet<number>,
): VoterProblem | undefined {
  const { row, memberNo, zoneNo, reason } = line;
  if (!found) return { row, column: 'member_no', fault: 'unknown_member', value: memberNo };
  if (zoneNo !== null && !zones.has(zoneNo)) {
    return { row, column: 'zone', fault: 'unknown_zone', value: String(zoneNo) };
  }
  if (found.idMatches === false) {
    return { row, column: 'national_id', fault: 'other_national_id', value: null };
  }
  if (!found.mayVote && reason === '') {
    return { row, column: 'member_no', fault: 'may_not_vote', value: memberNo };
  }
  return undefined;
}

type Checked = DataOf<typeof checkVoters>;

const worded = ({ row, column, fault, value, other = 0 }: VoterProblem) => {
  const words = rowFaults[fault];
  const reason = typeof words === 'string' ? words : words(other);
  return { row, column: columnNames[column], value, reason };
};

interface Compared {
  readonly compared: readonly ComparedVoter[];
  /** National IDs that were not compared: the day's tries are spent, or enough differed. */
  readonly problems: readonly VoterProblem[];
}

/** Compares within the day's tries. */
async function compareWithin(db: Db, year: number, tries: IdTries): Promise<Compared> {
  const at = (row: number, fault: 'id_spent' | 'id_stop'): VoterProblem => ({
    ...{ row, column: 'national_id', fault, value: null },
  });
  const compared = await compareVoters(db, year, tries.lines, tries.mostMisses);
  const byIds = (matches: boolean | null) =>
    compared.flatMap(({ place, idMatches }) => {
      const line = tries.lines[place - 1];
      return idMatches === matches && line && line.nationalId !== null ? [line] : [];
    });
  tries.miss(byIds(false));
  const [stop] = byIds(null);
  const problems = [...tries.spent].map((row) => at(row, 'id_spent'));
  return { compared, problems: stop ? [...problems, at(stop.row, 'id_stop')] : problems };
}

interface Comparison {
  readonly tries: IdTries;
  readonly year: number;
  readonly sent: Sent;
}

/**
 * Holds the lines against records, zones and the list of the year. Throws Problem not_found,
 * sealed.
 */
async function checked(db: Db, { tries, year, sent }: Comparison): Promise<Checked> {
  const [stands, election] = [await partOf(db, year, 'voters'), await readElectionOf(db, year)];
  if (!stands || !election) throw new Problem('not_found');
  await assertUnsealed(db, year);
  const zones = new Set(election.zones.map(({ zoneNo }) => zoneNo));
  const { compared, problems: unlooked } = await compareWithin(db, year, tries);
  const absent = await missingVoters(db, year, sent.lines);
  const byPlace = new Map(compared.map((one) => [one.place, one]));
  const found = sent.lines.map((line, index) => problemOf(line, byPlace.get(index + 1), zones));
  const more = [...unlooked, ...found.filter((one) => one !== undefined)];
  const problems = [...sent.problems, ...more].toSorted((a, b) => a.row - b.row);
  const of = (change: ComparedVoter['change']) =>
    compared.filter((one) => one.change === change).toSorted((a, b) => a.place - b.place);
  const numbersOf = (change: ComparedVoter['change']) =>
    of(change)
      .slice(0, mostExamples)
      .map(({ place }) => sent.lines[place - 1]?.memberNo ?? '');
  return {
    digest: sent.digest,
    version: stands.version,
    rows: sent.lines.length,
    eligible: sent.lines.filter(({ reason }) => reason === '').length,
    fresh: of('NEW').length,
    changed: of('CHANGED').length,
    same: of('SAME').length,
    missing: absent.total,
    examples: {
      ...{ fresh: numbersOf('NEW'), changed: numbersOf('CHANGED') },
      missing: [...absent.examples],
    },
    problems_total: sent.problemsTotal + more.length,
    problems: problems.slice(0, mostVoterProblems).map(worded),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(checkVoters, {
    run: ({ input, who: { staffId }, services: { records, budgets } }) =>
      asFileTry(budgets, `staff ${staffId}`, async () => {
        const sent = await sentVoters(staffId, input.file);
        const year = fromBuddhistYear(Number(input.year));
        // Around the transaction: no connection is held while another one counts.
        const data = await withIdTries(budgets, { staffId, lines: sent.lines }, (tries) =>
          records.asStaff(staffId, (db) => checked(db, { tries, year, sent })),
        );
        return { data };
      }),
  }),

  handle(applyVoters, {
    run: ({ input, who, services }) =>
      asFileTry(services.budgets, `staff ${who.staffId}`, async () => {
        const { staffId } = who;
        const sent = await sentVoters(staffId, input.file);
        if (sent.digest !== input.digest) throw refuse('file', answers.otherFile);
        const list = { staffId, lines: sent.lines };
        const saved = await withIdTries(services.budgets, list, (tries) =>
          savePart(services, who, 'voters', input, async (db, year) => {
            const { problems_total } = await checked(db, { tries, year, sent });
            if (problems_total > 0) throw refuse('file', answers.problems);
            await replaceVoters(db, year, sent.lines);
          }),
        );
        return { data: { ...saved.data, rows: sent.lines.length } };
      }),
  }),
];
