/** What a payroll's file says, held against what the agency was billed for. */
import type { ShortfallReason } from '../../collection/reasons.ts';
import type { Satang } from '../../satang.ts';
import { lineFault, type Outcome, outcomeOf } from '../report.ts';
import {
  maxProblems,
  type ResultColumn,
  type ResultFault,
  type ResultLine,
  type ResultProblem,
} from './cell.ts';
import type { ReadLines } from './read-lines.ts';

/** A bill of the month, as far as a file can speak of it. */
export interface BilledMember {
  readonly memberNo: string;
  readonly seq: number;
  readonly employeeNo: string | null;
  readonly billedSatang: Satang;
}

export interface MatchedLine<Bill extends BilledMember = BilledMember> {
  readonly row: number;
  readonly bill: Bill;
  readonly outcome: Outcome;
  readonly collectedSatang: Satang;
  readonly reason: ShortfallReason | null;
  readonly newAgency: string | null;
  readonly note: string | null;
}

export interface Match<Bill extends BilledMember = BilledMember> {
  /** In the order of the file. */
  readonly lines: readonly MatchedLine<Bill>[];
  /** The first 200 by row. While there is one, nothing of the file may be applied. */
  readonly problems: readonly ResultProblem[];
  readonly problemsTotal: number;
  /** Billed, but not among the lines: not in the file, or without an amount there. */
  readonly missing: readonly Bill[];
}

type Found<Bill> = { readonly bill: Bill } | { readonly fault: ResultFault; column: ResultColumn };

/** Fields of fixed width are filled with zeros, and Excel takes them away. */
const employeeKey = (no: string | null): string => (no ?? '').trim().replace(/^0+/, '');

/**
 * Who has several bills of the month: which one is meant, the amount that was billed tells. It does
 * not tell which of two people is meant.
 */
function billsOf<Bill extends BilledMember>(bills: readonly Bill[], billedSatang: Satang | null) {
  const isOneMember = bills.every(({ memberNo }) => memberNo === bills[0]?.memberNo);
  if (bills.length < 2 || billedSatang === null || !isOneMember) return bills;
  return bills.filter((bill) => bill.billedSatang === billedSatang);
}

function finderOf<Bill extends BilledMember>(bills: readonly Bill[]) {
  const byMember = Map.groupBy(bills, ({ memberNo }) => memberNo);
  const byEmployee = Map.groupBy(bills, ({ employeeNo }) => employeeKey(employeeNo));
  return ({ memberNo, employeeNo, billedSatang }: ResultLine): Found<Bill> => {
    const column = memberNo === null ? 'employee_no' : 'member_no';
    if (memberNo === null && employeeNo === null) return { fault: 'no_key', column: 'member_no' };
    const found =
      memberNo === null ? byEmployee.get(employeeKey(employeeNo)) : byMember.get(memberNo);
    if (found === undefined) return { fault: 'unknown', column };
    const [bill, another] = billsOf(found, billedSatang);
    if (bill === undefined || another !== undefined) return { fault: 'not_unique', column };
    const own = employeeKey(bill.employeeNo);
    const differs = own !== '' && own !== employeeKey(employeeNo);
    if (memberNo !== null && employeeNo !== null && differs) {
      return { fault: 'contradiction', column: 'employee_no' };
    }
    return { bill };
  };
}

/** What the line and its bill do not agree on; undefined where they do. */
function disagreement(line: ResultLine, bill: BilledMember): ResultProblem | undefined {
  const { row, billedSatang, collectedSatang, reason, newAgency } = line;
  const of = (column: ResultColumn, fault: ResultFault, value: string | null, other?: string) => ({
    row,
    column,
    fault,
    value,
    ...(other === undefined ? {} : { other }),
  });
  const billed = bill.billedSatang;
  if (billedSatang !== null && billedSatang !== billed) {
    return of('billed', 'other_billed', billedSatang.toString(), billed.toString());
  }
  if (collectedSatang === null) {
    return reason === null && newAgency === null ? undefined : of('collected', 'no_amount', null);
  }
  const outcome = outcomeOf(billed, collectedSatang);
  if (outcome === undefined) {
    return of('collected', 'above_billed', collectedSatang.toString(), billed.toString());
  }
  const wrong = lineFault({ outcome, collectedSatang, reason, newAgency }, billed);
  if (wrong?.at === 'newAgency') return of('new_agency', 'not_moved', newAgency);
  if (wrong?.at !== 'reason') return undefined;
  return wrong.why === 'missing'
    ? of('reason', 'no_reason', null)
    : of('reason', 'reason_of_full', null);
}

/**
 * Each line to its bill: by membership number, else by employee number where only one bill has it;
 * where a member has several, by the amount billed, which the line must state.
 * A line with a fault is no match; a member named twice is none either time.
 */
export function matchLines<Bill extends BilledMember>(
  { lines, problems: unread, problemsTotal: unreadTotal }: ReadLines,
  bills: readonly Bill[],
): Match<Bill> {
  const find = finderOf(bills);
  const problems: ResultProblem[] = [...unread];
  let problemsTotal = unreadTotal;
  // Rows come in their order: what is beyond the first is beyond the first of all.
  const report = (problem: ResultProblem): void => {
    problemsTotal += 1;
    if (problems.length - unread.length < maxProblems) problems.push(problem);
  };
  const rowOf = new Map<Bill, number>();
  const matched: MatchedLine<Bill>[] = [];
  for (const line of lines) {
    const { row, collectedSatang, reason, newAgency, note, isBroken } = line;
    const found = find(line);
    if ('fault' in found) {
      // A key that could not be read is told already.
      if (isBroken) continue;
      const value = line.memberNo ?? line.employeeNo;
      report({ row, column: found.column, fault: found.fault, value });
      continue;
    }
    const { bill } = found;
    const before = rowOf.get(bill);
    if (before !== undefined) {
      const value = bill.memberNo;
      report({ row, column: 'member_no', fault: 'duplicate', value, other: `${before}` });
      continue;
    }
    rowOf.set(bill, row);
    if (isBroken) continue;
    const wrong = disagreement(line, bill);
    if (wrong) report(wrong);
    else if (collectedSatang !== null) {
      const outcome = outcomeOf(bill.billedSatang, collectedSatang);
      if (outcome === undefined) continue;
      matched.push({ row, bill, outcome, collectedSatang, reason, newAgency, note });
    }
  }
  const matchedBills = new Set(matched.map(({ bill }) => bill));
  return {
    lines: matched,
    problems: problems.toSorted((a, b) => a.row - b.row).slice(0, maxProblems),
    problemsTotal,
    missing: bills.filter((bill) => !matchedBills.has(bill)),
  };
}
