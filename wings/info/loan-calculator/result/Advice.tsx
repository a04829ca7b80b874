import type { SalaryLeft } from '../../../../core/loan/salary.ts';
import { formatBaht, formatNumber } from '../../../../core/thai-number.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import styles from '../loan-calculator.module.css';
import { text } from '../loan-calculator.text.ts';
import type { LoanResult } from '../result.ts';
import { leftShown } from './remaining-shown.ts';

/** What tells the two ways apart, and what is left of the salary. */
export function Advice({ result }: { readonly result: LoanResult }) {
  const { calculator } = useSite();
  const { principal, instalment } = result.schedules;
  return (
    <div className={styles.advice}>
      {principal && instalment ? (
        <Alert>
          <p>
            <Difference
              principal={principal.totalInterestSatang}
              instalment={instalment.totalInterestSatang}
            />
          </p>
        </Alert>
      ) : null}
      {result.salary ? (
        <Salary left={result.salary} least={calculator.salary_left_percent} />
      ) : null}
    </div>
  );
}

interface DifferenceProps {
  /** Interest of each way, in satang. */
  readonly principal: bigint;
  readonly instalment: bigint;
}

function Difference({ principal, instalment }: DifferenceProps) {
  if (principal === instalment) return text.asDear;
  const less = principal < instalment ? instalment - principal : principal - instalment;
  return (
    <>
      {text.cheaper(principal < instalment ? 'principal' : 'instalment')}
      <b className={styles.inline}>
        {formatBaht(less)} {text.baht}
      </b>
      {principal < instalment ? text.dearerFirst : ''}
    </>
  );
}

interface SalaryProps {
  readonly left: SalaryLeft;
  /** Percent that must be left. */
  readonly least: number;
}

function Salary({ left, least }: SalaryProps) {
  return (
    <Alert kind={left.tooLittle ? 'warn' : 'info'}>
      <p>
        {text.afterHighest}
        <Nowrap>
          {formatBaht(left.highestSatang)} {text.baht}
        </Nowrap>
        {text.salaryLeft}
        <Nowrap>{formatNumber(leftShown(left, least))} %</Nowrap>
        {left.tooLittle ? text.tooLittle(least) : ''}
      </p>
    </Alert>
  );
}
