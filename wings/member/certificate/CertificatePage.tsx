import { CalendarX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../core/days.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
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
  const papers = useApiQuery(readPapers, {});
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={(cached) =>
        cached ? (
          <DayChoice
            first={cached.first_day}
            last={cached.as_of}
            on={query.data?.on ?? (isDay(on) ? on : cached.as_of)}
            onChange={(day) => setParams({ on: day }, { preventScrollReset: true })}
          />
        ) : null
      }
      loading={text.loading}
      skeleton={(cached) => <CertificateSkeleton head={cached === undefined} />}
      failed={text.failed}
      failedHint={text.safe}
      failure={query.code === 'bad_input' ? <Outside /> : undefined}
      below={<EarlierPapers query={papers} />}
      className={styles.page}
    >
      {(found) => <PartsForm key={found.on} found={found} onIssued={papers.retry} />}
    </QueryPage>
  );
}

/** While another day is fetched the choice of days stays. */
const CertificateSkeleton = ({ head }: { readonly head: boolean }) => (
  <Stack gap="5">
    {head ? <PanelSkeleton count={2} /> : null}
    <PanelSkeleton count={7} />
  </Stack>
);

/** An address with a day that the records do not reach. */
const Outside = () => (
  <EmptyPanel
    icon={CalendarX}
    title={text.outside}
    actions={<ButtonLink to="?">{text.newest}</ButtonLink>}
  >
    {text.outsideHint}
  </EmptyPanel>
);
