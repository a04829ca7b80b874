/** A tiny extract in which what stays and what comes cannot stand side by side, by reason. */
import type { Fault } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import type { Draft } from '../../tests/tiny-extract.ts';

export interface QuarantineCase {
  /** Somebody is at fault, and something else keeps him or her from staying as before. */
  readonly spoil: (draft: Draft) => void;
  readonly fault: Fault;
}

/** The member's share ledger does not add up, so that his own rows have to stay. */
export function breakLedger(draft: Draft, memberNo: string): void {
  const lines = draft.share_lines.filter((line) => line.MEMBER_NO === memberNo);
  Object.assign(lines.at(-1) as object, { BALANCE: '1.00' });
}

export const quarantineCases = {
  quarantineTaken: {
    spoil(draft) {
      breakLedger(draft, '000003');
      // His national ID is somebody else's now.
      Object.assign(draft.members[2] as object, { NATIONAL_ID: '' });
      Object.assign(draft.members[0] as object, { NATIONAL_ID: '1100500123451' });
    },
    fault: {
      file: 'members.csv',
      row: 1,
      column: 'NATIONAL_ID',
      reason: reasons.quarantineTaken('สมาชิก 000003'),
    },
  },
  quarantineBearer: {
    spoil(draft) {
      breakLedger(draft, '000003');
      // The number is somebody else's now, and so are its bills.
      const other = { BIRTH_DATE: '01/02/2530', NATIONAL_ID: '1234567890121' };
      Object.assign(draft.members[2] as object, other);
    },
    fault: {
      file: 'members.csv',
      row: 1,
      column: 'MEMBER_NO',
      reason: reasons.quarantineBearer('000003'),
    },
  },
  quarantineYear: {
    spoil(draft) {
      breakLedger(draft, '000003');
      Object.assign(draft.dividend_years[0] as object, { CUTOFF_DAY: '8' });
    },
    fault: {
      file: 'dividend_years.csv',
      row: 1,
      column: 'YEAR',
      reason: reasons.quarantineYear(2567),
    },
  },
} satisfies Readonly<Record<string, QuarantineCase>>;
