/** From bills of the records to the lines that travel. */
import type * as z from 'zod/mini';
import type { CoverDetail } from '../../../../api/agency/settings.ts';
import type { CoverCells, CoverRow, LoanCell } from '../../../../core/agency/cover.ts';
import { isReason } from '../../../../core/agency/report.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import type { AgencyBill } from '../../../../records/figures/agencies.ts';
import type { rowShape, totalsShape } from './shapes.ts';

type Row = z.output<typeof rowShape>;
type Cells = z.output<typeof totalsShape>;

const plain = (satang: bigint | null): string | null =>
  satang === null ? null : toDtoBaht(satang);

const nothing = {
  ...{ share: null, emergency: null, ordinary: null, special: null, deposit: null },
  ...{ cremation: null, fee: null, other: null, guarantee: null },
};

/** The money of a line as far as the cooperative lets agencies see it. */
export function toDtoCells(cells: CoverCells, detail: CoverDetail): Cells {
  const total = toDtoBaht(cells.totalSatang);
  if (detail === 'total') return { ...nothing, total };
  const { share } = cells;
  const full = detail === 'full';
  const loan = (cell: LoanCell | null): Cells['ordinary'] => {
    if (cell === null) return null;
    const { period, principalSatang, interestSatang } = cell;
    if (!full) return { amount: toDtoBaht(principalSatang + interestSatang) };
    return { period, principal: toDtoBaht(principalSatang), interest: toDtoBaht(interestSatang) };
  };
  return {
    share: share && {
      ...(full && { period: share.period }),
      amount: toDtoBaht(share.amountSatang),
    },
    emergency: loan(cells.emergency),
    ordinary: loan(cells.ordinary),
    special: loan(cells.special),
    deposit: plain(cells.depositSatang),
    cremation: plain(cells.cremationSatang),
    fee: plain(cells.feeSatang),
    other: plain(cells.otherSatang),
    guarantee: plain(cells.guaranteeSatang),
    total,
  };
}

function postedOf({ posted, status, collectedSatang, reason }: AgencyBill): Row['posted'] {
  if (!posted || status === 'PENDING') return null;
  return {
    outcome: status,
    collected: toDtoBaht(collectedSatang),
    reason: reason !== null && isReason(reason) ? reason : null,
  };
}

/** A line and the bill that it was made of. */
export function toDtoRow(row: CoverRow, bill: AgencyBill, detail: CoverDetail): Row {
  return {
    seq: row.seq,
    membership_no: row.membershipNo,
    bill_seq: row.billSeq,
    name: row.name,
    employee_no: row.employeeNo,
    receipt_no: row.receiptNo,
    ...toDtoCells(row, detail),
    consent: row.consent,
    // It names parts of the bill.
    note: detail === 'total' ? null : row.note,
    posted: postedOf(bill),
  };
}
