/** How the cooperative deals with a debt, as screen and paper say it. */
import { debtStatusText } from '../../../core/loan/debt-status.text.ts';
import type { DebtStatus } from '../../../core/loan/debt-status.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { text } from './loans.text.ts';

export interface DebtContract {
  readonly debt_status: DebtStatus | null;
  readonly debt_status_on: string | null;
  readonly written_off_amount: string;
}

/** `อยู่ระหว่างดำเนินคดี ตั้งแต่ …`; undefined of a debt that is dealt with in the ordinary way. */
export function debtTitle({ debt_status, debt_status_on }: DebtContract): string | undefined {
  if (debt_status === null || debt_status_on === null) return undefined;
  return text.debt.since(debtStatusText[debt_status], thaiDateLong(debt_status_on));
}

/** What it means for whoever owes it. */
export const debtNote = ({ debt_status, written_off_amount }: DebtContract): string =>
  debt_status === null ? '' : text.debt[debt_status](formatBaht(written_off_amount));

/** The same as a remark below a table that has several contracts. */
export function debtRemarks(contracts: readonly (DebtContract & { contract_no: string })[]) {
  return contracts.flatMap((one) => {
    const title = debtTitle(one);
    return title === undefined ? [] : `${one.contract_no} ${title}: ${debtNote(one)}`;
  });
}
