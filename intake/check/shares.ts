/** Share ledgers, and the dividends that follow from them. */
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';
import { reasons } from '../intake.text.ts';
import type { ReportDividend } from './benefits/dividend-register.ts';
import { type Check, type CheckContext, columnIndexesOf } from './check.ts';
import type { Member } from './expected-ledger.ts';
import { checkLedger, type Watch } from './ledger.ts';
import { isForward, type MovementType } from './movement.ts';

function watchShares({ subject, register, faults }: CheckContext): Watch<Member> {
  const { dividends: dividendRegister } = register;
  if (!dividendRegister) return {};
  const [dayAt, signAt, amountAt, typeAt] = columnIndexesOf(
    subject,
    ...(['POSTED_ON', 'SIGN', 'AMOUNT', 'TYPE_CODE'] as const),
  );
  const report: ReportDividend = (...fault) => faults.add('dividends.csv', ...fault);
  return {
    open: () => dividendRegister.shares.start(),
    line(row) {
      const satang = BigInt(row[signAt] as number) * (row[amountAt] as Satang);
      dividendRegister.shares.add(
        row[dayAt] as Day,
        satang,
        isForward(row[typeAt] as MovementType),
      );
    },
    close: ({ index }) => dividendRegister.compareShares(index, report),
    absent({ index }) {
      dividendRegister.shares.start();
      dividendRegister.compareShares(index, report);
    },
    end: () => dividendRegister.dropShares(),
  };
}

/** The lines of members' shares. */
export const checkShareLines = (context: CheckContext): Check =>
  checkLedger(context, {
    expected: context.register.members,
    unknown: reasons.unknownMember,
    statedFile: 'members.csv',
    statedColumn: 'SHARE_BALANCE',
    amountColumn: 'AMOUNT',
    watch: watchShares(context),
  });
