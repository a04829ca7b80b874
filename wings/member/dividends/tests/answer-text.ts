/** What the extract says of a member's dividends, computed apart from the program. */
import { type Row, readRows, readThaiDate } from '../../../../journeys/extract.ts';

/** Satang out of a file's amount, by another way than the program's. */
export const satang = (amount = '0'): number => Math.round(Number(amount) * 100);
export const baht = (value: number): string => (value / 100).toFixed(2);
const day = (words = ''): string => readThaiDate(words);

/** The files of an extract that a dividend is made of. */
export async function readDividendFiles(folder: string) {
  const read = (file: string) => readRows(folder, `${file}.csv`);
  const [dividends, deducted, years] = await Promise.all(
    (['dividends', 'dividend_deductions', 'dividend_years'] as const).map(read),
  );
  const [shares, loans, payments] = await Promise.all(
    (['share_lines', 'loans', 'loan_lines'] as const).map(read),
  );
  return dividendsBy({ dividends, deducted, years, shares, loans, payments });
}

type Files = Readonly<
  Record<'dividends' | 'deducted' | 'years' | 'shares' | 'loans' | 'payments', Row[] | undefined>
>;

/** A bank's ten digits, or the cooperative's own eleven. */
function maskedBy({ BANK_CODE, PAY_ACCOUNT_NO: number = '' }: Row): string {
  const end = number.slice(9);
  if (BANK_CODE) return `${number.slice(0, 3)}-${number.slice(3, 4)}-xxxxx-${end}`;
  return `${number.slice(0, 2)}-${number.slice(2, 4)}-xxxxx-${end}`;
}

function dividendsBy(files: Files) {
  const { dividends = [], deducted = [], years = [] } = files;
  const { shares = [], loans = [], payments = [] } = files;
  const approved = (row: Row): Row | undefined =>
    years.find((year) => year.YEAR === row.YEAR && year.STATE === 'APPROVED');

  /** A member's years out of the files, newest first. */
  const yearsOf = (memberNo: string) =>
    dividends
      .filter((row) => row.MEMBER_NO === memberNo && approved(row))
      .toReversed()
      .map((row) => ({
        year_be: Number(row.YEAR),
        dividend_rate: approved(row)?.DIVIDEND_RATE,
        refund_rate: approved(row)?.REFUND_RATE,
        refund_method: approved(row)?.REFUND_METHOD,
        share_base: row.SHARE_BASE,
        dividend: row.DIVIDEND,
        dividend_status: row.DIVIDEND_STATUS,
        interest_base: row.INTEREST_BASE,
        refund: row.REFUND,
        refund_status: row.REFUND_STATUS,
        gift: row.GIFT,
        deductions: deducted
          .filter((one) => one.MEMBER_NO === memberNo && one.YEAR === row.YEAR)
          .map((one) => ({ name: one.NAME, amount: one.AMOUNT })),
        net: row.NET,
        pay_method: row.PAY_METHOD,
        bank_code: row.BANK_CODE || null,
        bank_name: row.BANK_CODE === '002' ? 'กรุงเทพ' : null,
        account_no_masked: maskedBy(row),
        paid_on: row.PAID_ON ? day(row.PAID_ON) : null,
        published: true,
      }));

  /** The lines of a MONTHLY year with cut-off day 7 out of the share ledger. */
  function linesOf(memberNo: string, yearBe: number) {
    const own = shares.filter((row) => row.MEMBER_NO === memberNo);
    const of = (row: Row) => Number(row.POSTED_ON?.slice(6));
    const broughtIn = own.filter(
      (row) => of(row) < yearBe || (row.TYPE_CODE === 'BF' && row.POSTED_ON === `01/01/${yearBe}`),
    );
    const before = broughtIn.at(-1);
    const moves = own.filter((row) => of(row) === yearBe && !broughtIn.includes(row));
    return [
      { month: null, on: null, amount: baht(satang(before?.BALANCE)), weight: 12 },
      ...moves.map((row) => {
        const on = day(row.POSTED_ON);
        const late = Number(on.slice(8)) > 7 ? 0 : 1;
        return {
          month: on.slice(0, 7),
          on,
          amount: baht(Number(row.SIGN) * satang(row.AMOUNT)),
          weight: 12 - Number(on.slice(5, 7)) + late,
        };
      }),
    ];
  }

  /** Interest of a year by contract out of the loan ledgers. */
  function interestsOf(memberNo: string, yearBe: number) {
    const own = loans.filter((row) => row.MEMBER_NO === memberNo).map((row) => row.CONTRACT_NO);
    const sums = new Map<string, number>();
    for (const row of payments) {
      const number = row.CONTRACT_NO ?? '';
      if (!own.includes(number) || Number(row.POSTED_ON?.slice(6)) !== yearBe) continue;
      if (satang(row.INTEREST) > 0)
        sums.set(number, (sums.get(number) ?? 0) + satang(row.INTEREST));
    }
    return [...sums].map(([contract, sum]) => [contract, baht(sum)]).toSorted();
  }

  return { dividends, yearsOf, linesOf, interestsOf };
}
