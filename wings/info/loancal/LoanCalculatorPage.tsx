import { type FormEvent, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressForm } from '../../../kit/address-form/use-address-form.ts';
import { useLastGood } from '../../../kit/address-form/use-last-good.ts';
import { Announce } from '../../../kit/announce/Announce.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { Wrap } from '../../../kit/frame/Wrap.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { LoanForm } from './form/LoanForm.tsx';
import { readFields, writeFields } from './input/fields.ts';
import { judgeLoan } from './input/result.ts';
import styles from './loancal.module.css';
import { text } from './loancal.text.ts';
import { Result } from './result/Result.tsx';
import { saidOf } from './result/said.ts';

/** Loan calculator (R025, D-28): all of it in the address, reckoned by `core/loan`. */
export function LoanCalculatorPage() {
  const site = useSite();
  const [params] = useSearchParams();
  const form = useMemo(
    () => ({ read: (told: URLSearchParams) => readFields(told, site), write: writeFields }),
    [site],
  );
  const { typed, change, settle } = useAddressForm(form);
  // Schedules of hundreds of rows follow when there is time; the fields never wait for them.
  const reckoned = useDeferredValue(typed);
  const { result: now, faults } = useMemo(() => judgeLoan(reckoned, site), [reckoned, site]);
  const goodAddress = params.get('good');
  const sentAlong = useMemo(() => {
    if (goodAddress === null) return undefined;
    return judgeLoan(readFields(new URLSearchParams(goodAddress.slice(0, 500)), site), site).result;
  }, [goodAddress, site]);
  const { result, old } = useLastGood(now, sentAlong);
  const good = old ? goodAddress : writeFields(reckoned).toString();

  function submit(event: FormEvent) {
    event.preventDefault();
    settle();
  }
  return (
    <Wrap className={styles.page}>
      <Top title={text.title} sub={text.sub} />
      <div className={styles.calc}>
        <LoanForm typed={typed} faults={faults} good={good} onChange={change} onSubmit={submit} />
        <Result result={result} old={old} typed={typed} faults={faults} onChange={change} />
      </div>
      <Announce text={saidOf(now, faults)} />
    </Wrap>
  );
}
