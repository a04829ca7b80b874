/** How a guaranteed loan stands, in the words of the card and of the sheet. */
import type { DataOf } from '../../../api/endpoint.ts';
import { debtStatusText } from '../../../core/loan/debt-status.text.ts';
import type { readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';

export type Given = DataOf<typeof readColl>['given'][number];

/** Court and write-off before arrears, arrears before what was agreed anew. */
export function loanState({ arrears_flag, debt_status }: Given): string {
  if (debt_status === 'LAWSUIT' || debt_status === 'WRITTEN_OFF') {
    return debtStatusText[debt_status];
  }
  if (arrears_flag) return text.inArrears;
  return debt_status === null ? text.inOrder : debtStatusText[debt_status];
}

/** What whoever stands for it has to know; undefined where there is nothing. */
export const loanNote = ({ debt_status }: Given): string | undefined =>
  debt_status === 'LAWSUIT' || debt_status === 'WRITTEN_OFF' ? text.debt[debt_status] : undefined;

/** Whether the borrower may draw again, and what the guarantor stands for grow with it. */
export const mayGrow = ({ revolving, debt_status }: Given): boolean =>
  revolving && debt_status === null;
