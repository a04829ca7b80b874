import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { isDay } from '../../../../core/days.ts';
import { parseThaiDate, thaiDateShort } from '../../../../core/thai-date.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { CalendarButton } from '../../../../kit/calendar/CalendarButton.tsx';
import { Failed } from '../../../../kit/empty-state/Failed.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../../kit/skeleton/SkeletonBar.tsx';
import { Note } from '../../../../shell/frame/Note.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../../shell/query/use-last-data.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { text as room } from '../loans.text.ts';
import { PayoffFigures } from './PayoffFigures.tsx';
import { PendingNotice } from './PendingNotice.tsx';
import { readLoanPayoff } from './projection.api.ts';
import styles from './projection.module.css';
import { text as words } from './projection.text.ts';

const text = words.payoff;
type Payoff = DataOf<typeof readLoanPayoff>;

/** What closes an open contract on a day of one's choice; the day stands in the address (D-08). */
export function PayoffView({ contractNo }: { readonly contractNo: string }) {
  const { phone } = useSite();
  const [params, setParams] = useSearchParams();
  const requestedDay = params.get('on') ?? '';
  const on = isDay(requestedDay) ? requestedDay : undefined;
  const query = useApiQuery(readLoanPayoff, { statement: contractNo, ...(on ? { on } : {}) });
  const cached = useLastData(query);
  const choose = (day?: string) =>
    setParams(day === undefined ? { view: 'payoff' } : { view: 'payoff', on: day }, {
      preventScrollReset: true,
    });
  if (query.state === 'failure') {
    // A day of the address that is over by now: today is as good a beginning.
    const stale = query.code === 'bad_input' && on !== undefined;
    const again = stale ? () => choose() : query.retry;
    return (
      <section className={styles.view} aria-label={text.title}>
        <Panel>
          <Failed
            title={stale ? text.over : text.failed}
            refCode={query.ref}
            onRetry={again}
            phone={phone}
          >
            {stale ? text.overHint : room.safe}
          </Failed>
        </Panel>
      </section>
    );
  }
  return (
    <section className={styles.view} aria-label={text.title}>
      {query.data ? <PendingNotice pending={query.data.pending} /> : null}
      <Panel className={styles.payoff}>
        {cached ? <DayForm payoff={cached} onChoose={choose} /> : null}
        {query.data ? <PayoffFigures payoff={query.data} /> : null}
        {query.state === 'fetching' ? (
          <Loading what={text.loading}>
            <SkeletonBar width="35" />
            <SkeletonBar width="fig" />
            <SkeletonBar width="80" />
            <SkeletonBar width="65" />
            <SkeletonBar width="80" />
          </Loading>
        ) : null}
      </Panel>
      <Note>{text.note}</Note>
    </section>
  );
}

interface DayFormProps {
  readonly payoff: Payoff;
  readonly onChoose: (day: string) => void;
}

function DayForm({ payoff: { on, earliest, latest }, onChoose }: DayFormProps) {
  const [typed, setTyped] = useState(thaiDateShort(on));
  const [fault, setFault] = useState<string>();
  const [answered, setAnswered] = useState(on);
  // In the field that is there: a new one would take the focus from whoever chose the day.
  if (answered !== on) {
    setAnswered(on);
    setTyped(thaiDateShort(on));
    setFault(undefined);
  }
  const ends = [thaiDateShort(earliest), thaiDateShort(latest)] as const;
  function submit(event: FormEvent) {
    event.preventDefault();
    const day = parseThaiDate(typed);
    if (day === undefined) return setFault(text.noDay);
    if (day < earliest || day > latest) return setFault(text.outOfRange(...ends));
    setFault(undefined);
    onChoose(day);
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={text.on}
        hint={text.hint(...ends)}
        error={fault}
        name="on"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inside={
          <CalendarButton
            label={text.on}
            day={parseThaiDate(typed)}
            {...{ first: earliest, last: latest }}
            onChoose={onChoose}
          />
        }
      />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
