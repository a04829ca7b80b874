/** Beneficiaries, kinds of welfare and what members asked for. */
import { toDtoBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import { type Check, type CheckContext, checkRows, keysOnce, rules } from '../check.ts';
import { keyOrder } from '../order.ts';

/** Percentages need not add up: members hand in what they hand in, and are told (D-14). */
export function checkBeneficiaries(context: CheckContext): Check {
  const { register, asOf } = context;
  const inOrder = keyOrder(context, true);
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const memberNo = cell.text('MEMBER_NO');
      if (!register.members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
      rules.notAfter(cell, report, asOf, 'DOCUMENT_ON');
      rules.inOrder(cell, report, 'DOCUMENT_ON', 'EFFECTIVE_ON');
    },
  });
}

/** Fills the register's kinds of welfare. */
export function checkWelfareTypes(context: CheckContext): Check {
  const { register } = context;
  const once = keysOnce('TYPE_CODE');
  return checkRows(context, {
    row(cell, report, line) {
      const typeCode = once(cell, report, line);
      register.welfareTypes.set(typeCode, cell.satang('MAX_AMOUNT'));
      rules.notNegative(cell, report, 'MAX_AMOUNT');
    },
  });
}

export function checkWelfareClaims(context: CheckContext): Check {
  const { register, asOf } = context;
  const { members, welfareTypes } = register;
  const once = keysOnce('REQUEST_NO');
  return checkRows(context, {
    row(cell, report, line) {
      once(cell, report, line);
      const memberNo = cell.text('MEMBER_NO');
      if (!members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
      const typeCode = cell.text('TYPE_CODE');
      const most = welfareTypes.get(typeCode);
      if (most === undefined) report('TYPE_CODE', reasons.unknownWelfare(typeCode));
      else if (cell.satang('AMOUNT') > most) {
        report('AMOUNT', reasons.aboveWelfare(toDtoBaht(most)));
      }
      rules.notNegative(cell, report, 'AMOUNT');
      rules.notAfter(cell, report, asOf, 'REQUESTED_ON', 'PAID_ON');
      rules.inOrder(cell, report, 'REQUESTED_ON', 'PAID_ON');
      const status = cell.text('STATUS');
      if (status !== 'APPROVED') rules.empty(cell, report, `STATUS = ${status}`, 'PAID_ON');
    },
  });
}
