/** What is left of revolving contracts' limits, as paper says it below a table. */
import { formatBaht } from '../../../core/thai-number.ts';
import { text } from './loans.text.ts';

interface Limited {
  readonly contract_no: string;
  readonly approved_amount: string;
  readonly available_amount: string | null;
}

export const revolvingRemarks = (contracts: readonly Limited[]): readonly string[] =>
  contracts.flatMap(({ contract_no, approved_amount, available_amount }) =>
    available_amount === null
      ? []
      : `${contract_no} ${text.revolving.remark(
          formatBaht(approved_amount),
          formatBaht(available_amount),
        )} ${text.revolving.note}`,
  );
