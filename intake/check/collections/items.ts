/** The items of collections: what was asked for, what came in, and to which ledger it belongs. */
import type { Row } from '../../decode/rows.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  placesOf,
  type Report,
  rules,
} from '../check.ts';
import { keyOrder } from '../order.ts';
import type { Register } from '../register.ts';

/** Groups whose items stand in a ledger; two for one ledger could not be told apart there. */
const posting = ['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION'];

function checkAmounts(cell: Cells, group: string, report: Report): void {
  const when = `ITEM_GROUP = ${group}`;
  const amounts = ['PRINCIPAL', 'INTEREST', 'AMOUNT', 'COLLECTED', 'BALANCE_AFTER'];
  rules.notNegative(cell, report, ...amounts);
  rules.atMost(cell, report, 'COLLECTED', 'AMOUNT');
  if (group === 'LOAN') {
    const sum = cell.satang('PRINCIPAL') + cell.satang('INTEREST');
    rules.equals(cell, report, 'AMOUNT', 'PRINCIPAL + INTEREST', sum);
  } else rules.zero(cell, report, when, 'PRINCIPAL', 'INTEREST');
  if (group !== 'REFUND') return;
  rules.zero(cell, report, when, 'COLLECTED');
  if (cell.satang('AMOUNT') === 0n) report('AMOUNT', reasons.nothing);
}

/** Why the contract or account cannot be this member's. */
function referenceFault(cell: Cells, group: string, register: Register): string | undefined {
  const [memberNo, refNo] = [cell.text('MEMBER_NO'), cell.text('REF_NO')];
  if (group === 'LOAN') {
    const contract = register.contracts.get(refNo);
    if (!contract) return reasons.unknownContract(refNo);
    return contract.memberNo === memberNo ? undefined : reasons.contractOfOther(refNo);
  }
  if (group !== 'DEPOSIT') return undefined;
  const account = register.accounts.get(refNo);
  if (!account) return reasons.unknownAccount(refNo);
  return account.memberNo === memberNo ? undefined : reasons.accountOfOther(refNo);
}

export function checkItems(context: CheckContext): Check {
  const { subject, register } = context;
  const inOrder = keyOrder(context, true);
  const key = placesOf(subject, 'MEMBER_NO', 'MONTH', 'SEQ');
  /** Of the collection that is being read: `LOAN 6800123`. */
  const ledgers = new Set<string>();
  let before: Row = [];
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const group = cell.text('ITEM_GROUP');
      checkAmounts(cell, group, report);
      if (key.some((place) => row[place] !== before[place])) ledgers.clear();
      before = row;
      if (!posting.includes(group)) return;
      const ledger = `${group} ${cell.text('REF_NO')}`;
      if (ledgers.has(ledger)) report('REF_NO', reasons.sameItem);
      ledgers.add(ledger);
      if (group === 'SHARE') return;
      if (!cell.has('REF_NO')) {
        report('REF_NO', reasons.mustBeFilled(`ITEM_GROUP = ${group}`));
        return;
      }
      const reason = referenceFault(cell, group, register);
      if (reason) report('REF_NO', reason);
    },
  });
}
