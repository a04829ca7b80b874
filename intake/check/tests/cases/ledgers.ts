/** A case for each reason of share, deposit and loan ledgers that follows from numbers alone. */
import { at, type Cases, changed, faultsOf } from './case.ts';

const share = (index: number, fields: Record<string, string>) =>
  changed('share_lines', index, fields);
const deposit = (index: number, fields: Record<string, string>) =>
  changed('deposit_lines', index, fields);

/** The second line of 000001 changed, and what her own row says with it. */
const lastShare = (fields: Record<string, string>, balance: string) => () =>
  faultsOf((draft) => {
    Object.assign(at(draft, 'share_lines', 1), fields, { BALANCE: balance });
    Object.assign(at(draft, 'members', 0), { SHARE_BALANCE: balance, SHARE_HELD: '0.00' });
  });

export const ledgerCases = {
  sequence: share(1, { SEQ: '3' }),
  running: deposit(1, { AMOUNT: '49.51' }),
  beforeOpened: deposit(0, { POSTED_ON: '04/02/2567' }),
  backwards: () =>
    faultsOf((draft) => {
      at(draft, 'deposit_lines', 0).POSTED_ON = '06/02/2567';
      at(draft, 'deposit_lines', 1).POSTED_ON = '05/02/2567';
    }),
  sameReceipt: share(1, { RECEIPT_NO: 'R1' }),
  signMissing: lastShare({ SIGN: '0' }, '500.00'),
  signAgainstType: lastShare({ SIGN: '-1' }, '0.00'),
  forwardInMiddle: share(5, { TYPE_CODE: 'BF' }),
  afterClose: changed('loan_lines', 4, { TYPE_CODE: '04' }),
  closedAnyway: () =>
    faultsOf((draft) => {
      const last = { TYPE_CODE: 'CLOSE', AMOUNT: '300.00', BALANCE: '0.00' };
      Object.assign(at(draft, 'deposit_lines', 1), last);
      const empty = { BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00' };
      Object.assign(at(draft, 'deposit_accounts', 0), empty);
    }),
  scattered: () =>
    faultsOf((draft) => {
      const nothing = { SEQ: '3', SIGN: '0', AMOUNT: '0.00', RECEIPT_NO: '' };
      draft.share_lines.push({ ...at(draft, 'share_lines', 1), ...nothing });
    }),
  lastBalance: changed('deposit_accounts', 0, { BALANCE: '250.51' }),
  // Earned from February on, at a rate that no line states before October.
  rateUnstated: () =>
    faultsOf((draft) => {
      Object.assign(at(draft, 'deposit_lines', 3), { ANNUAL_RATE: '2.00' });
    }),
  rateBands: changed('deposit_accounts', 0, {
    ...{ RATE_BANDS: '0.00=1.50;100=2.00', RATE_BANDS_BY: 'WHOLE' },
  }),
  // 1,200 baht have reached the second slice.
  presentRate: changed('deposit_accounts', 1, {
    ...{ RATE_BANDS: '0.00=2.00;1000.00=3.00', RATE_BANDS_BY: 'SLICE' },
  }),
  rateBesideBands: () =>
    faultsOf((draft) => {
      const bands = { RATE_BANDS: '0.00=2.00;5000.00=3.00', RATE_BANDS_BY: 'SLICE' };
      Object.assign(at(draft, 'deposit_accounts', 1), bands);
      at(draft, 'deposit_lines', 2).ANNUAL_RATE = '2.00';
    }),
  noLines: () => faultsOf((draft) => draft.deposit_lines.splice(0, 2)),
} as const satisfies Cases;
