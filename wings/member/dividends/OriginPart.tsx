import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { DividendLines } from './DividendLines.tsx';
import { readOrigin } from './dividends.api.ts';
import styles from './dividends.module.css';
import { originText as text } from './origin.text.ts';
import { RefundLines } from './RefundLines.tsx';
import {
  comparisonOf,
  type Origin,
  type Part,
  refundRulesOf,
  rulesOf,
  verdictWords,
} from './working-words.ts';

interface OriginPartProps {
  readonly year: number;
  /** Beside the button: the files of the year. */
  readonly children: ReactNode;
}

/** Where a year's figures come from: asked for, and shown, when it is wanted (D-32). */
export function OriginPart({ year, children }: OriginPartProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.origin}>
      <div className={styles.actions}>
        <Button
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {text.title}
        </Button>
        {children}
      </div>
      <div id={id}>{open ? <Working year={year} /> : null}</div>
    </div>
  );
}

function Working({ year }: { readonly year: number }) {
  const { phone } = useSite();
  const { state, data, ref, retry } = useApiQuery(readOrigin, { year: String(year) });
  if (data) return <OriginContent origin={data} />;
  if (state !== 'failure') return skeleton;
  return (
    <Panel className={styles.working}>
      <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone} />
    </Panel>
  );
}

const skeleton = (
  <Loading what={text.loading}>
    <Panel className={styles.working}>
      <SkeletonLines count={4} />
    </Panel>
  </Loading>
);

function OriginContent({ origin }: { readonly origin: Origin }) {
  return (
    <>
      <Panel
        title={text.dividend}
        end={<p>{text.span(thaiDateLong(origin.starts_on), thaiDateLong(origin.ends_on))}</p>}
        className={styles.working}
      >
        <Verdict origin={origin} part="dividend" />
        {origin.dividend.lines.length > 0 ? <DividendLines origin={origin} /> : null}
        <Rules of={rulesOf(origin)} />
      </Panel>
      <Panel title={text.refund} className={styles.working}>
        <Verdict origin={origin} part="refund" />
        {origin.refund.lines.length > 0 ? (
          <>
            <RefundLines origin={origin} />
            <Rules of={refundRulesOf(origin)} />
          </>
        ) : null}
        {origin.refund.lines.length === 0 && origin.refund.verdict !== 'DELIVERED' ? (
          <p>{text.noInterest}</p>
        ) : null}
      </Panel>
    </>
  );
}

function Rules({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {of.map((rule) => (
        <li key={rule}>
          <Whole of={rule} />
        </li>
      ))}
    </ul>
  );
}

/** What is to be said before the working where it does not simply bear out the records. */
function Verdict({ origin, part }: { readonly origin: Origin; readonly part: Part }) {
  const notice = verdictWords(origin, part);
  if (notice === undefined) return null;
  const { verdict } = origin[part];
  const isPlain = verdict === 'HELD' || verdict === 'DELIVERED';
  return (
    <div className={styles.verdict}>
      <Alert kind={isPlain ? 'info' : 'warn'} title={notice.title}>
        {notice.words}
      </Alert>
      <Facts kind="tight">
        {comparisonOf(origin, part).map(({ label, amount }) => (
          <MoneyFact key={label} label={label} amount={amount} />
        ))}
      </Facts>
    </div>
  );
}
