/** A deposit account as it travels (D-09). */

import type { DataOf } from '../../../api/endpoint.ts';
import { statedBands } from '../../../core/rate-bands.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { DepositAccount, DepositSlip } from '../../../records/figures/deposits.ts';
import type { readDeposits } from './deposits.api.ts';

export type Account = DataOf<typeof readDeposits>['accounts'][number];

const slipOf = (slip: DepositSlip): Account['slips'][number] => ({
  slip_no: slip.slipNo,
  opened_on: slip.openedOn,
  maturity_on: slip.maturityOn,
  rate: slip.annualRate,
  balance: toDtoBaht(slip.balanceSatang),
  accrued_interest: toDtoBaht(slip.accruedInterestSatang),
});

/** `slips` are those of all accounts; an account shows its own that are open. */
export const accountOf = (account: DepositAccount, slips: readonly DepositSlip[]): Account => ({
  account_no: account.accountNo,
  account_name: account.accountName,
  type_code: account.typeCode,
  type_name: account.typeName,
  balance: toDtoBaht(account.balanceSatang),
  available: toDtoBaht(account.availableSatang),
  held: toDtoBaht(account.heldSatang),
  accrued_interest: toDtoBaht(account.accruedInterestSatang),
  rate: account.annualRate,
  rate_bands: statedBands(account.rateBands, account.rateBandsBy),
  day_count: account.dayCount,
  opened_on: account.openedOn,
  maturity_on: account.maturityOn,
  last_activity_on: account.lastActivityOn,
  status: account.status,
  slips: slips
    .filter(({ accountNo, status }) => accountNo === account.accountNo && status === 'OPEN')
    .map(slipOf),
});
