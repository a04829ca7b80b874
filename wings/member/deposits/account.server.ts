/** A deposit account as it travels (D-09). */
import { wireBaht } from '../../../core/satang.ts';
import type { DepositAccount } from '../../../records/figures/deposits.ts';

export const accountOf = (account: DepositAccount) => ({
  account_no: account.accountNo,
  account_name: account.accountName,
  type_code: account.typeCode,
  type_name: account.typeName,
  balance: wireBaht(account.balanceSatang),
  available: wireBaht(account.availableSatang),
  held: wireBaht(account.heldSatang),
  accrued_interest: wireBaht(account.accruedInterestSatang),
  rate: account.annualRate,
  opened_on: account.openedOn,
  maturity_on: account.maturityOn,
  last_activity_on: account.lastActivityOn,
  status: account.status,
});
