import { CalendarX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../core/days.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useKnown } from '../../../shell/query/use-last-data.ts';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { CertificateBones } from './CertificateSkeleton.tsx';
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
  const feed = useFeed(readCertifiable, isDay(on) ? { on } : {});
  const known = useKnown(feed);
  const papers = useFeed(readPapers, {});
  const isOutside = feed.code === 'bad_input';
  return (
    <>
      <DatedTop
        title={text.title}
        day={known?.as_of}
        end={feed.state === 'failure' ? undefined : <HideAmounts />}
      />
      <div className={styles.page}>
        {isOutside ? (
          <Outside />
        ) : (
          <FailedFeed feed={feed} title={text.failed}>
            {text.safe}
          </FailedFeed>
        )}
        {known ? (
          <DayChoice
            first={known.first_day}
            last={known.as_of}
            on={feed.data?.on ?? (isDay(on) ? on : known.as_of)}
            onChange={(day) => setParams({ on: day }, { preventScrollReset: true })}
          />
        ) : null}
        {feed.state === 'fetching' ? <CertificateBones head={known === undefined} /> : null}
        {feed.data ? (
          <PartsForm key={feed.data.on} found={feed.data} onTaken={papers.retry} />
        ) : null}
        <EarlierPapers feed={papers} />
      </div>
    </>
  );
}

/** An address with a day that the records do not reach. */
function Outside() {
  return (
    <Panel>
      <Blank
        icon={CalendarX}
        title={text.outside}
        actions={<ButtonLink to="?">{text.newest}</ButtonLink>}
      >
        {text.outsideHint}
      </Blank>
    </Panel>
  );
}
