/** A deposit account as it travels (D-09). */
import { statedBands } from '../../../core/rate-bands.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { DepositAccount } from '../../../records/figures/deposits.ts';

export const accountOf = (account: DepositAccount) => ({
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
});
