import { CalendarX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../core/days.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { CertificateSkeleton } from './CertificateSkeleton.tsx';
import { readCertifiable, readPapers } from './certificate.api.ts';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';
import { DayChoice } from './DayChoice.tsx';
import { EarlierPapers } from './EarlierPapers.tsx';
import { PartsForm } from './PartsForm.tsx';

/** `/member/certificate`: balances of a day on the screen first, then as a paper with a code. */
export function CertificatePage() {
  const [params, setParams] = useSearchParams();
  const on = params.get('on') ?? '';
  const query = useApiQuery(readCertifiable, isDay(on) ? { on } : {});
  const known = useLastData(query);
  const papers = useApiQuery(readPapers, {});
  const isOutside = query.code === 'bad_input';
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={known?.as_of}
        end={query.state === 'failure' ? undefined : <HideAmounts />}
      />
      <div className={styles.page}>
        {isOutside ? (
          <Outside />
        ) : (
          <FailedQuery query={query} title={text.failed}>
            {text.safe}
          </FailedQuery>
        )}
        {known ? (
          <DayChoice
            first={known.first_day}
            last={known.as_of}
            on={query.data?.on ?? (isDay(on) ? on : known.as_of)}
            onChange={(day) => setParams({ on: day }, { preventScrollReset: true })}
          />
        ) : null}
        {query.state === 'fetching' ? <CertificateSkeleton head={known === undefined} /> : null}
        {query.data ? (
          <PartsForm key={query.data.on} found={query.data} onTaken={papers.retry} />
        ) : null}
        <EarlierPapers query={papers} />
      </div>
    </>
  );
}

/** An address with a day that the records do not reach. */
function Outside() {
  return (
    <Panel>
      <EmptyState
        icon={CalendarX}
        title={text.outside}
        actions={<ButtonLink to="?">{text.newest}</ButtonLink>}
      >
        {text.outsideHint}
      </EmptyState>
    </Panel>
  );
}
