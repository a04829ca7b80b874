import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressForm } from '../../../parts/address-form/use-address-form.ts';
import { useLastGood } from '../../../parts/address-form/use-last-good.ts';
import { Calculator } from '../../../parts/calculator/Calculator.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { readFields, writeFields } from './fields.ts';
import { LoanForm } from './LoanForm.tsx';
import { text } from './loan-calculator.text.ts';
import { Result } from './result/Result.tsx';
import { announcementOf } from './result/result-text.ts';
import { judgeLoan } from './result.ts';

/** Loan calculator (R025, D-28): all of it in the address, computed by `core/loan`. */
export function LoanCalculatorPage() {
  const site = useSite();
  const [params] = useSearchParams();
  const form = useMemo(
    () => ({ read: (address: URLSearchParams) => readFields(address, site), write: writeFields }),
    [site],
  );
  const { typed, change, commit } = useAddressForm(form);
  // Schedules of hundreds of rows follow when there is time; the fields never wait for them.
  const settledInput = useDeferredValue(typed);
  const { result: now, faults } = useMemo(
    () => judgeLoan(settledInput, site),
    [settledInput, site],
  );
  const goodAddress = params.get('good');
  const sentAlong = useMemo(() => {
    if (goodAddress === null) return undefined;
    return judgeLoan(readFields(new URLSearchParams(goodAddress.slice(0, 500)), site), site).result;
  }, [goodAddress, site]);
  const { result, old } = useLastGood(now, sentAlong);
  const good = old ? goodAddress : writeFields(settledInput).toString();

  return (
    <Calculator title={text.title} sub={text.sub} announcement={announcementOf(now, faults)}>
      <LoanForm typed={typed} faults={faults} good={good} onChange={change} onCommit={commit} />
      <Result result={result} old={old} typed={typed} faults={faults} onChange={change} />
    </Calculator>
  );
}
