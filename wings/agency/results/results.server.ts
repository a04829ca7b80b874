/** What an agency reports back of a month, as the portal keeps it beside the records (D-23). */
import type * as z from 'zod/mini';
import type { ExampleLetters } from '../../../api/agency/letter-account.ts';
import { dayOfMonth, monthOfQuery, monthParts } from '../../../api/agency/month/month-query.ts';
import { refused } from '../../../api/agency/report/refused.ts';
import { readReport, saveReport } from '../../../api/agency/report/report.api.ts';
import type { lineInputShape } from '../../../api/agency/report/shapes.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { balanceOf } from '../../../core/agency/balance.ts';
import { monthState, monthStatus } from '../../../core/agency/state.ts';
import { readBaht } from '../../../core/satang.ts';
import { letterOfMonth } from '../../../records/agency/letters.ts';
import { assertHeads } from '../../../records/agency/open-month.ts';
import { sentLetters, workflowSteps } from '../../../records/agency/progress.ts';
import { findReport, reportBills, reportLines } from '../../../records/agency/reports.ts';
import { type DraftLine, saveDraft } from '../../../records/agency/save-draft.ts';
import { slipsOf } from '../../../records/agency/slips.ts';
import { reportSteps } from '../../../records/agency/steps.ts';
import type { Db } from '../../../records/database.ts';
import { agencyMonth, agencyMonths } from '../../../records/figures/agencies.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { payIntoOf, reportOf, stepsOf, sumsOf } from './present.server.ts';
import { text } from './result.text.ts';

type Services = Stores & ExampleLetters;
type Data = DataOf<typeof readReport>;
type LineInput = z.output<typeof lineInputShape>;

const handle = handlersOn<Services>();
/** So many months back a page begins (D-11). */
const monthsInSight = 24;

const noMonth: Omit<Data, 'as_of'> = {
  ...{ year: null, month: null, state: null, status: null, due_on: null, posted_on: null },
  ...{ steps: [], pay_into: null, report: null, may_edit: false, may_recall: false, open: [] },
};

/** First day of the month asked for, else of the newest that was sent. */
async function monthOf(db: Db, requestedMonth: string | undefined): Promise<string | undefined> {
  if (requestedMonth !== undefined) return requestedMonth;
  const months = await agencyMonths(db, { limit: monthsInSight });
  return months.find(({ state }) => state !== 'DRAFT')?.month;
}

async function partsOf(db: Db, day: string) {
  const [month, letters, letter, report, lines, bills, slips, steps] = await Promise.all([
    agencyMonth(db, day),
    sentLetters(db, day),
    letterOfMonth(db, day),
    findReport(db, day),
    reportLines(db, day),
    reportBills(db, day),
    slipsOf(db, day),
    reportSteps(db, day),
  ]);
  return { month, letters, letter, report, lines, bills, slips, steps };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

function dataOf(
  parts: Parts,
  who: { agencyNo: string; role: string },
  examples: ExampleLetters,
): Omit<Data, 'as_of'> {
  const { month, letters, letter, report, steps } = parts;
  if (!month) throw new Problem('not_found');
  assertHeads(who.agencyNo, month, parts.bills);
  const { explanation = '', explainedSatang = null } = report ?? {};
  const balance = balanceOf({ ...parts, explanation, explainedSatang });
  const standing = report?.state === 'SUBMITTED' || report?.state === 'ACCEPTED';
  const state = monthState({
    core: month.state,
    steps: workflowSteps(letters, steps),
    report: standing ? { ...balance, explanation, explainedSatang } : undefined,
  });
  const isOpen = month.state !== 'DRAFT' && month.state !== 'POSTED' && !report?.isClosed;
  const mayAct = isOpen && who.role === 'admin';
  return {
    ...monthParts(month.month),
    state,
    status: monthStatus(state),
    due_on: month.dueOn,
    posted_on: month.postedOn,
    steps: stepsOf(steps, letters, month),
    pay_into: payIntoOf(letter, examples),
    report: reportOf(parts, balance),
    may_edit: mayAct && !standing,
    may_recall: mayAct && report?.state === 'SUBMITTED',
    open: [...balance.open],
  };
}

/** @throws Problem bad_input where a line says too little or too much. */
function draftLine(line: LineInput, at: number): DraftLine {
  const { membership_no: memberNo, seq, outcome, collected } = line;
  const { reason = null, new_agency: newAgency = null, note = null } = line;
  const fault = (field: string, message: string) =>
    new Problem('bad_input', { fields: [{ field: `lines.${at}.${field}`, message }] });
  if (outcome === null) {
    if (collected !== null) throw fault('collected', text.answers.needless);
    if (reason !== null) throw fault('reason', text.answers.needless);
    return { memberNo, seq, result: null };
  }
  if (collected === null) throw fault('collected', text.answers.noAmount);
  const result = {
    outcome,
    collectedSatang: readBaht(collected),
    reason,
    newAgency: newAgency || null,
  };
  return { memberNo, seq, result: { ...result, note: note || null } };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readReport, {
    async run({ input, who, services }) {
      const requestedMonth = monthOfQuery(input);
      const data = await services.records.readAsAgency(who.agencyNo, async (db) => {
        const publication = await currentPublication(db);
        if (!publication) throw new Problem('not_found');
        const day = await monthOf(db, requestedMonth);
        const ofMonth = day === undefined ? noMonth : dataOf(await partsOf(db, day), who, services);
        return { as_of: publication.asOf, ...ofMonth };
      });
      return { data };
    },
  }),

  handle(saveReport, {
    async run({ input, who, services }) {
      const { version, explanation } = input;
      const lines = input.lines.map(draftLine);
      const change = { month: dayOfMonth(input), version, lines, explanation };
      const saved = await saveDraft(services.records, who, change, refused);
      return {
        data: {
          ...{ state: saved.state, version: saved.version, at: saved.at.toISOString() },
          ...{ by: who.contactName, sums: sumsOf(saved.sums) },
        },
      };
    },
  }),
];
