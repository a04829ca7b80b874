import { memo } from 'react';
import { formatBaht } from '../../../core/thai-number.ts';
import { rateToType } from '../../../core/typed/typed-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { CalculatorResult, NoResult } from '../../../parts/calculator/CalculatorResult.tsx';
import styles from './dividend-calculator.module.css';
import { text } from './dividend-calculator.text.ts';
import type { DividendResult } from './result.ts';
import { questionOf } from './result-text.ts';
import { Working } from './Working.tsx';

interface ResultProps {
  /** Undefined: there has been none yet. */
  readonly result: DividendResult | undefined;
  readonly old: boolean;
}

/** What is paid, how time is counted, and the working. */
export const Result = memo(function Result({ result, old }: ResultProps) {
  if (!result) return <NoResult />;
  return (
    <CalculatorResult old={old} question={questionOf(result)}>
      <Paid result={result} />
      <Alert title={text.how}>
        <p>{ruleOf(result)}</p>
        {result.moves.some(({ kind }) => kind === 'out') ? <p>{text.outRule}</p> : null}
        <p>{text.formula[result.year.rounding]}</p>
      </Alert>
      <Working result={result} old={old} />
    </CalculatorResult>
  );
});

function ruleOf({ year, denominator }: DividendResult): string {
  if (year.method === 'DAILY') return text.dailyRule(String(denominator));
  if (year.cutoffDay === 0) return text.noCutoff;
  return year.cutoffDay >= 31 ? text.allMonth : text.cutoffRule(year.cutoffDay);
}

function Paid({ result }: { readonly result: DividendResult }) {
  const { payout, year, interestPaidSatang, refundDropped, deductions } = result;
  const how = text.refundHow(rateToType(year.refundRate), formatBaht(interestPaidSatang));
  return (
    <Panel title={text.result}>
      <p className={styles.label}>{text.net}</p>
      <p className={styles.net}>
        <Amount value={payout.netSatang} size={4} />
      </p>
      <Facts kind="tight">
        <Fact label={text.dividend}>{formatBaht(payout.dividendSatang)}</Fact>
        <Fact
          label={
            <>
              {text.refund} <span className={styles.how}>{how}</span>
            </>
          }
        >
          {refundDropped ? `${text.refundDropped} ` : ''}
          {formatBaht(payout.refundSatang)}
        </Fact>
        {deductions.map(({ name, satang }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two deductions may bear one name
          <Fact key={at} label={name || text.unnamed}>
            −{formatBaht(satang)}
          </Fact>
        ))}
        {deductions.length > 1 ? (
          <Fact label={text.deducted}>−{formatBaht(payout.deductedSatang)}</Fact>
        ) : null}
      </Facts>
      {payout.netSatang < 0n ? <Alert kind="warn">{text.overdrawn}</Alert> : null}
    </Panel>
  );
}
