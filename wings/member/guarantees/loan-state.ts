/** How a guaranteed loan stands, in the words of the card and of the sheet. */
import type { DataOf } from '../../../api/endpoint.ts';
import { debtStatusText } from '../../../core/loan/debt-status.text.ts';
import type { readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';

export type Given = DataOf<typeof readColl>['given'][number];

/** Court and write-off before arrears. */
export function loanState({ arrears_flag, debt_status }: Given): string {
  if (debt_status !== null) return debtStatusText[debt_status];
  return arrears_flag ? text.inArrears : text.inOrder;
}

/** What whoever stands for it has to know; undefined where there is nothing. */
export function loanNote({ arrears_flag, debt_status }: Given): string | undefined {
  if (debt_status !== null) return text.debt[debt_status];
  return arrears_flag ? text.arrears : undefined;
}
