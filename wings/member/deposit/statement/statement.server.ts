/** Movements of a member's own deposit account as the records hold them (D-10). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { foundOf } from '../../../../api/ledger/found.ts';
import {
  type LedgerPlace,
  ledgerLeaf,
  ledgerLimit,
  ledgerPlace,
  toldDays,
} from '../../../../api/ledger/ledger.ts';
import { fileDay, wholeLedger, wholeLimit } from '../../../../api/ledger/whole.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import { wireBaht } from '../../../../core/satang.ts';
import type { Records } from '../../../../records/database.ts';
import {
  type DepositLine,
  depositAccount,
  depositFound,
  depositGrowth,
  depositLines,
  depositMonths,
  depositSummary,
  depositYears,
} from '../../../../records/figures/deposits.ts';
import { findMember } from '../../../../records/figures/members.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { accountOf } from '../account.server.ts';
import { readDepositStatement, takeDepositStatement } from '../deposit.api.ts';
import { text } from '../deposit.text.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

const lineOf = (line: DepositLine) => ({
  seq: line.seq,
  posted_on: line.postedOn,
  code: line.typeCode,
  description: line.description,
  sign_flag: line.sign,
  withdrawal: line.sign < 0 ? wireBaht(line.amountSatang) : null,
  deposit: line.sign > 0 ? wireBaht(line.amountSatang) : null,
  balance: wireBaht(line.balanceSatang),
  channel: line.channel,
});

interface Asked {
  readonly memberNo: string;
  readonly statement: string;
  readonly place: LedgerPlace;
}

/** What screen and file show alike of an account and a filter; `limit`: so many lines. */
async function statementOf(records: Records, { memberNo, statement, place }: Asked, limit: number) {
  const found = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        depositAccount(db, statement),
        depositSummary(db, statement, place),
        depositLines(db, statement, { ...place, limit }),
        depositMonths(db, statement, place),
        depositFound(db, statement, place),
        depositGrowth(db, statement, place),
        depositYears(db, statement),
        findMember(db),
      ]),
    { atOnce: true },
  );
  const [publication, account, sums, lines, months, sought, growth, years, member] = found;
  if (!publication || !account || !member) throw new Problem('not_found');
  const told = {
    as_of: publication.asOf,
    account: accountOf(account),
    summary: {
      ...toldDays(place, publication.asOf),
      opening: wireBaht(sums.openingSatang),
      deposited: wireBaht(sums.inSatang),
      deposited_count: sums.inCount,
      withdrawn: wireBaht(sums.outSatang),
      withdrawn_count: sums.outCount,
      closing: wireBaht(sums.closingSatang),
    },
    found: foundOf(sought),
    // The total of a month says nothing of what was found in it.
    months: (place.sought ? [] : months).map(({ month, inSatang, outSatang }) => ({
      month,
      deposited: wireBaht(inSatang),
      withdrawn: wireBaht(outSatang),
    })),
  };
  return {
    told,
    lines,
    member,
    course: {
      years,
      growth: growth.map(({ on, balanceSatang }) => ({ on, balance: wireBaht(balanceSatang) })),
    },
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDepositStatement, {
    keep: 'publication',
    async run({ input, who: { memberNo }, services }) {
      const place = ledgerPlace(input);
      const asked = { memberNo, statement: input.statement, place };
      const {
        told,
        lines: found,
        course,
      } = await statementOf(services.records, asked, ledgerLimit + 1);
      const { lines, next, prev } = ledgerLeaf(found, place);
      const shown = new Set(lines.map((line) => line.postedOn.slice(0, 7)));
      return {
        data: {
          ...told,
          months: told.months.filter(({ month }) => shown.has(month)),
          lines: lines.map(lineOf),
          next,
          prev,
          ...course,
        },
      };
    },
  }),

  handle(takeDepositStatement, {
    async run({ input: { format, statement, ...filter }, who: { memberNo }, services }) {
      const asked = { memberNo, statement, place: ledgerPlace(filter) };
      const { told, lines, member } = await statementOf(services.records, asked, wholeLimit);
      const whole = { ...told, lines: wholeLedger(lines, format).map(lineOf) };
      const sheet = statementSheet(whole, { member, filter });
      const number = formatAccountNumber('000', statement);
      const name = text.statement.file(number, fileDay(told.as_of));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
