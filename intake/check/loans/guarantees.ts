/** What secures contracts that are open or written off, and whose it is (A.8, D-13). */
import { toDtoBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  type Report,
  rules,
} from '../check.ts';
import type { Contract } from '../expected-ledger.ts';
import { isMember, type Register } from '../register.ts';

/** Kinds that may be another member's. */
const pledgeKinds: readonly string[] = ['SHARE', 'DEPOSIT'];

function checkKind(
  cell: Cells,
  register: Register,
  borrowerNo: string | undefined,
  report: Report,
): void {
  const kind = cell.text('KIND');
  const when = `KIND = ${kind}`;
  if (kind === 'PERSON') rules.filled(cell, report, when, 'GUARANTOR_NO');
  else if (!pledgeKinds.includes(kind)) rules.empty(cell, report, when, 'GUARANTOR_NO');
  if (kind === 'DEPOSIT' || kind === 'LAND') rules.filled(cell, report, when, 'REF_NO');
  const refNo = cell.text('REF_NO');
  if (kind !== 'DEPOSIT' || refNo === null) return;
  const account = register.accounts.get(refNo);
  const ownerNo = cell.has('GUARANTOR_NO') ? cell.text('GUARANTOR_NO') : borrowerNo;
  // Of whoever is in quarantine no account is known but those that stay.
  if (!account && ownerNo !== undefined && register.quarantine?.has('MEMBER_NO', ownerNo)) return;
  if (!account) report('REF_NO', reasons.unknownAccount(refNo));
  else if (ownerNo !== undefined && account.memberNo !== ownerNo) {
    report('REF_NO', reasons.accountOfOther(refNo));
  }
}

/** Names are not compared: a guarantor's may have changed since the contract was signed. */
export function checkGuarantees(context: CheckContext): Check {
  const { register } = context;
  const { contracts } = register;
  /** Of the contract whose guarantees are being read; known by its line. */
  const guarantors = new Set<string>();
  let current: number | undefined;

  function checkGuarantor(memberNo: string, contract: Contract, report: Report): void {
    if (!isMember(register, memberNo)) report('GUARANTOR_NO', reasons.unknownMember(memberNo));
    else if (memberNo === contract.memberNo) report('GUARANTOR_NO', reasons.ownGuarantor);
    else if (guarantors.has(memberNo)) report('GUARANTOR_NO', reasons.sameGuarantor);
    guarantors.add(memberNo);
  }

  /** Of what is pledged: somebody may pledge several things for one contract. */
  function checkOwner(memberNo: string, contract: Contract, report: Report): void {
    if (!isMember(register, memberNo)) report('GUARANTOR_NO', reasons.unknownMember(memberNo));
    else if (memberNo === contract.memberNo) report('GUARANTOR_NO', reasons.ownPledge);
  }

  function checkAgainst(contract: Contract, cell: Cells, report: Report): void {
    const contractNo = cell.text('CONTRACT_NO');
    if (contract.line !== current) {
      if (contract.guarantees > 0) report('CONTRACT_NO', reasons.scattered);
      else if (contract.closed && !contract.writtenOff)
        report('CONTRACT_NO', reasons.contractClosed(contractNo));
      guarantors.clear();
      current = contract.line;
    }
    const [seq, expected] = [cell.whole('SEQ'), contract.guarantees + 1];
    if (seq !== expected) report('SEQ', reasons.sequence(expected, seq));
    contract.guarantees = seq;
    const { approvedSatang } = contract;
    if (cell.satang('AMOUNT') > approvedSatang) {
      report('AMOUNT', reasons.aboveApproved(toDtoBaht(approvedSatang)));
    }
    if (!cell.has('GUARANTOR_NO')) return;
    const memberNo = cell.text('GUARANTOR_NO');
    if (cell.text('KIND') === 'PERSON') checkGuarantor(memberNo, contract, report);
    else checkOwner(memberNo, contract, report);
  }

  return checkRows(context, {
    row(cell, report) {
      const contractNo = cell.text('CONTRACT_NO');
      const contract = contracts.get(contractNo);
      if (contract) checkAgainst(contract, cell, report);
      else report('CONTRACT_NO', reasons.unknownContract(contractNo));
      if (cell.satang('AMOUNT') <= 0n) report('AMOUNT', reasons.nothing);
      checkKind(cell, register, contract?.memberNo, report);
    },
  });
}
