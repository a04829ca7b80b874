import { memo } from 'react';
import { CalculatorResult, NoResult } from '../../../../parts/calculator/CalculatorResult.tsx';
import type { LoanTyped } from '../fields.ts';
import type { LoanFaults, LoanResult } from '../result.ts';
import { Advice } from './Advice.tsx';
import { Chart } from './Chart.tsx';
import { Close } from './EarlyPayoff.tsx';
import { RepaymentMethods } from './RepaymentMethods.tsx';
import { questionOf } from './result-text.ts';
import { Schedule } from './Schedule.tsx';

interface ResultProps {
  /** Undefined: there has been none yet. */
  readonly result: LoanResult | undefined;
  /** Of what was typed before; what is typed now is no loan. */
  readonly old: boolean;
  readonly typed: LoanTyped;
  readonly faults: LoanFaults;
  readonly onChange: (part: Partial<LoanTyped>) => void;
}

/** Both ways, what tells them apart, chart, close and schedule. */
export function Result({ result, old, typed, faults, onChange }: ResultProps) {
  if (!result) return <NoResult />;
  return (
    <>
      <CalculatorResult old={old} question={questionOf(result)}>
        <RepaymentMethods result={result} method={typed.way} onChange={onChange} />
        <Fixed result={result} />
        <Close close={result.close} value={typed.close} error={faults.close} onChange={onChange} />
      </CalculatorResult>
      <Schedule result={result} old={old} />
    </>
  );
}

/** What changes with the result alone: not with each key that is pressed. */
const Fixed = memo(function Fixed({ result }: { readonly result: LoanResult }) {
  return (
    <>
      <Advice result={result} />
      <Chart schedule={result.chosen} />
    </>
  );
});
