/** Which way a movement of each type may go, and where in its ledger it may stand. */
import type { Satang } from '../../core/satang.ts';
import { reasons } from '../intake.text.ts';
import type { loanLineTypes } from '../layout/loans.ts';
import type { depositLineTypes, shareTypes } from '../layout/savings.ts';

export type MovementType =
  | (typeof shareTypes)[number]
  | (typeof depositLineTypes)[number]
  | (typeof loanLineTypes)[number];

export interface Movement {
  readonly type: MovementType;
  readonly sign: 1 | 0 | -1;
  readonly amount: Satang;
  /** The first line of the ledger, or of a part of it that is brought forward by itself. */
  readonly first: boolean;
  /** Of the line before; undefined at the first line, or where that line is at fault. */
  readonly before: MovementType | undefined;
}

/** 0: either way, as a correction undoes whatever was wrong; a new rate goes neither. */
const directions: Readonly<Record<MovementType, 1 | 0 | -1>> = {
  BF: 1,
  FIRST: 1,
  MONTHLY: 1,
  EXTRA: 1,
  REFUND: -1,
  TRANSFER_IN: 1,
  TRANSFER_OUT: -1,
  OFFSET: -1,
  ADJ: 0,
  OPEN: 1,
  DEPOSIT: 1,
  WITHDRAW: -1,
  INTEREST: 1,
  TAX: -1,
  FEE: -1,
  CORRECTION: 0,
  RATE: 0,
  CLOSE: -1,
  '01': 1,
  '02': -1,
  '03': -1,
  '04': -1,
  '05': -1,
  '06': 0,
  '07': -1,
  '09': 1,
};

/** What was brought forward from older records; nothing can stand before it. */
export const isForward = (type: MovementType): boolean => type === 'BF' || type === '09';

/** After this the ledger is over. */
export const isClosing = (type: MovementType | undefined): boolean =>
  type === 'CLOSE' || type === '04' || type === '05' || type === '07';

/**
 * Why this movement cannot be: the column and the reason. A line without money (sign 0, amount 0)
 * fits every type; money without a sign would print as neither paid in nor paid out. A sign
 * without money is a loan payment of interest alone.
 */
export function movementFault(line: Movement): readonly [string, string] | undefined {
  const { type, sign, amount, first, before } = line;
  const direction = directions[type];
  if (sign === 0 && amount > 0n) return ['SIGN', reasons.signMissing];
  if (sign !== 0 && (type === 'RATE' || (direction !== 0 && sign !== direction)))
    return ['SIGN', reasons.signAgainstType(type)];
  if (isForward(type) && !first) return ['TYPE_CODE', reasons.forwardInMiddle];
  return isClosing(before) ? ['TYPE_CODE', reasons.afterClose] : undefined;
}
