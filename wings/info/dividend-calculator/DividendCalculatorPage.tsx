import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressForm } from '../../../parts/address-form/use-address-form.ts';
import { useLastGood } from '../../../parts/address-form/use-last-good.ts';
import { Calculator } from '../../../parts/calculator/Calculator.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { readAddress, writeAddress } from './address.ts';
import { DividendForm } from './DividendForm.tsx';
import { text } from './dividend-calculator.text.ts';
import { Result } from './Result.tsx';
import { judgeDividend } from './result.ts';
import { announcementOf } from './result-text.ts';

/** As long as an address with all its rows may be. */
const mostAddress = 8_000;

/** Dividend calculator (R026, D-29): all of it in the address, computed by `core/dividend`. */
export function DividendCalculatorPage() {
  const site = useSite();
  const [params] = useSearchParams();
  const form = useMemo(
    () => ({ read: (address: URLSearchParams) => readAddress(address, site), write: writeAddress }),
    [site],
  );
  const { typed, change, commit } = useAddressForm(form);
  const settledInput = useDeferredValue(typed);
  const { result: now, faults } = useMemo(
    () => judgeDividend(settledInput, site),
    [settledInput, site],
  );
  const goodAddress = params.get('good');
  const sentAlong = useMemo(() => {
    // Half of it would be another result.
    if (goodAddress === null || goodAddress.length > mostAddress) return undefined;
    const address = new URLSearchParams(goodAddress);
    return judgeDividend(readAddress(address, site), site).result;
  }, [goodAddress, site]);
  const { result, old } = useLastGood(now, sentAlong);
  const good = old ? goodAddress : writeAddress(settledInput).toString();
  return (
    <Calculator title={text.title} sub={text.sub} announcement={announcementOf(now, faults)}>
      <DividendForm typed={typed} faults={faults} good={good} onChange={change} onCommit={commit} />
      <Result result={result} old={old} />
    </Calculator>
  );
}
