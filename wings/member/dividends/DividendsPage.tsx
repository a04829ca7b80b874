import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { DividendsSkeleton } from './DividendsSkeleton.tsx';
import { readDividend, takeDividend } from './dividends.api.ts';
import styles from './dividends.module.css';
import { text } from './dividends.text.ts';
import { OriginPart } from './OriginPart.tsx';
import { YearPanel } from './YearPanel.tsx';
import { YearsTable } from './YearsTable.tsx';

/** `/member/dividend` (R052; D-32): the latest year large, where it comes from, all years. */
export function DividendsPage() {
  const query = useApiQuery(readDividend, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <DividendsSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data ? <Years {...data} /> : null}
    </>
  );
}

/** The year of the address, or the latest: 2567 in `/member/dividend?year=2567`. */
function Years({ years }: DataOf<typeof readDividend>) {
  const [params] = useSearchParams();
  const wanted = params.get('year');
  const latest = years[0];
  if (latest === undefined) {
    return (
      <Panel>
        <EmptyState icon={Coins} title={text.empty}>
          {text.emptyHint}
        </EmptyState>
      </Panel>
    );
  }
  const found = years.find(({ year_be }) => String(year_be) === wanted);
  const year = found ?? latest;
  return (
    <>
      {wanted !== null && !found ? (
        <div className={styles.said}>
          <Alert>{text.noYear}</Alert>
        </div>
      ) : null}
      <YearPanel year={year} latest={year === latest} />
      <OriginPart key={year.year_be} year={year.year_be}>
        <DownloadFiles endpoint={takeDividend} input={{ year: String(year.year_be) }} />
      </OriginPart>
      <YearsTable years={years} shown={year.year_be} />
    </>
  );
}
