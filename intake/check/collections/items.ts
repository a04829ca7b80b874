/** The items of collections: what was asked for, what came in, and to which ledger it belongs. */
import type { Day } from '../../../core/days.ts';
import type { Row } from '../../decode/rows.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  columnIndexesOf,
  type Report,
  rules,
} from '../check.ts';
import { keyOrder } from '../order.ts';
import { billKey, type Register } from '../register.ts';

/** Groups whose items stand in a ledger; two for one ledger could not be told apart there. */
const posting = ['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION'];
/** Money of the counter; what is billed may come in or not. */
function isOfCounter(cell: Cells, { furtherBills }: Register): boolean {
  const seq = cell.whole('SEQ');
  const key = () => billKey(cell.text('MEMBER_NO'), cell.day('MONTH') as Day, seq);
  return seq > 1 && !furtherBills.has(key());
}

function checkAmounts(cell: Cells, group: string, register: Register, report: Report): void {
  const when = `ITEM_GROUP = ${group}`;
  const amounts = ['PRINCIPAL', 'INTEREST', 'AMOUNT', 'COLLECTED', 'BALANCE_AFTER'];
  rules.notNegative(cell, report, ...amounts);
  const paidAtCounter = isOfCounter(cell, register) && group !== 'REFUND';
  if (!paidAtCounter) rules.atMost(cell, report, 'COLLECTED', 'AMOUNT');
  else rules.equals(cell, report, 'COLLECTED', 'AMOUNT', cell.satang('AMOUNT'));
  if (group === 'LOAN') {
    const sum = cell.satang('PRINCIPAL') + cell.satang('INTEREST');
    rules.equals(cell, report, 'AMOUNT', 'PRINCIPAL + INTEREST', sum);
  } else rules.zero(cell, report, when, 'PRINCIPAL', 'INTEREST');
  if (group !== 'REFUND') return;
  rules.zero(cell, report, when, 'COLLECTED');
  if (cell.satang('AMOUNT') === 0n) report('AMOUNT', reasons.nothing);
}

/**
 * Why the contract or account cannot be this member's. Elsewhere than in loans and deposits a
 * number may be of another kind; but one that is a contract's or an account's shows whose it is.
 */
function referenceFault(cell: Cells, group: string, register: Register): string | undefined {
  const [memberNo, refNo] = [cell.text('MEMBER_NO'), cell.text('REF_NO')];
  const contract = register.contracts.get(refNo);
  const account = register.accounts.get(refNo);
  // Of whoever is in quarantine nothing is known but what stays.
  if (!contract && !account && register.quarantine?.has('MEMBER_NO', memberNo)) return undefined;
  if (group === 'LOAN' && !contract) return reasons.unknownContract(refNo);
  if (group === 'DEPOSIT' && !account) return reasons.unknownAccount(refNo);
  // A guarantor pays a contract of the borrower's.
  const ofContract = contract !== undefined && group !== 'DEPOSIT' && group !== 'GUARANTEE';
  if (ofContract && contract.memberNo !== memberNo) return reasons.contractOfOther(refNo);
  const ofAccount = account !== undefined && group !== 'LOAN';
  return ofAccount && account.memberNo !== memberNo ? reasons.accountOfOther(refNo) : undefined;
}

function checkReference(cell: Cells, group: string, register: Register, report: Report): void {
  const when = `ITEM_GROUP = ${group}`;
  if (group === 'SHARE') rules.empty(cell, report, when, 'REF_NO');
  else if (posting.includes(group)) rules.filled(cell, report, when, 'REF_NO');
  // Numbers of cremation associations are their own.
  if (!cell.has('REF_NO') || group === 'SHARE' || group === 'CREMATION') return;
  const reason = referenceFault(cell, group, register);
  if (reason) report('REF_NO', reason);
}

export function checkItems(context: CheckContext): Check {
  const { subject, register } = context;
  const inOrder = keyOrder(context, true);
  const key = columnIndexesOf(subject, 'MEMBER_NO', 'MONTH', 'SEQ');
  /** Of the collection that is being read: `LOAN 6800123`. */
  const ledgers = new Set<string>();
  let before: Row = [];
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const group = cell.text('ITEM_GROUP');
      checkAmounts(cell, group, register, report);
      if (key.some((columnIndex) => row[columnIndex] !== before[columnIndex])) ledgers.clear();
      before = row;
      checkReference(cell, group, register, report);
      if (!posting.includes(group)) return;
      // A member has one ledger of shares; of the others the number says which it is.
      const ledger = group === 'SHARE' ? group : `${group} ${cell.text('REF_NO')}`;
      if (ledgers.has(ledger)) report('REF_NO', reasons.sameItem);
      ledgers.add(ledger);
    },
  });
}
