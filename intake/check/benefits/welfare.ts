/** Beneficiaries, kinds of welfare and what members asked for. */
import { wireBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import { type Check, type CheckContext, cellsOf, copyOf, type Report, rules } from '../check.ts';
import { keyOrder } from '../order.ts';

/** Percentages need not add up: members hand in what they hand in, and are told (D-14). */
export function checkBeneficiaries(context: CheckContext): Check {
  const { subject, register, faults, asOf } = context;
  const cells = cellsOf(context);
  const inOrder = keyOrder(context, true);
  return {
    row(row, line) {
      inOrder(row, line);
      const cell = cells(row);
      const report: Report = (column, reason) => faults.add(subject.file, line, column, reason);
      const memberNo = cell.text('MEMBER_NO');
      if (!register.members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
      rules.notAfter(cell, report, asOf, 'DOCUMENT_ON');
      rules.inOrder(cell, report, 'DOCUMENT_ON', 'EFFECTIVE_ON');
    },
    end() {},
  };
}

/** Fills the register's kinds of welfare. */
export function checkWelfareTypes(context: CheckContext): Check {
  const { subject, register, faults } = context;
  const cells = cellsOf(context);
  const lines = new Map<string, number>();
  return {
    row(row, line) {
      const cell = cells(row);
      const report: Report = (column, reason) => faults.add(subject.file, line, column, reason);
      const typeCode = copyOf(cell.text('TYPE_CODE'));
      const before = lines.get(typeCode);
      if (before !== undefined) report('TYPE_CODE', reasons.duplicate(before));
      lines.set(typeCode, line);
      register.welfareTypes.set(typeCode, cell.satang('MAX_AMOUNT'));
      rules.notNegative(cell, report, 'MAX_AMOUNT');
    },
    end() {},
  };
}

export function checkWelfareClaims(context: CheckContext): Check {
  const { subject, register, faults, asOf } = context;
  const { members, welfareTypes } = register;
  const cells = cellsOf(context);
  const lines = new Map<string, number>();
  return {
    row(row, line) {
      const cell = cells(row);
      const report: Report = (column, reason) => faults.add(subject.file, line, column, reason);
      const requestNo = copyOf(cell.text('REQUEST_NO'));
      const before = lines.get(requestNo);
      if (before !== undefined) report('REQUEST_NO', reasons.duplicate(before));
      lines.set(requestNo, line);
      const memberNo = cell.text('MEMBER_NO');
      if (!members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
      const typeCode = cell.text('TYPE_CODE');
      const most = welfareTypes.get(typeCode);
      if (most === undefined) report('TYPE_CODE', reasons.unknownWelfare(typeCode));
      else if (cell.satang('AMOUNT') > most) {
        report('AMOUNT', reasons.aboveWelfare(wireBaht(most)));
      }
      rules.notNegative(cell, report, 'AMOUNT');
      rules.notAfter(cell, report, asOf, 'REQUESTED_ON', 'PAID_ON');
      rules.inOrder(cell, report, 'REQUESTED_ON', 'PAID_ON');
      const status = cell.text('STATUS');
      if (status !== 'APPROVED') rules.blank(cell, report, `STATUS = ${status}`, 'PAID_ON');
    },
    end() {},
  };
}
