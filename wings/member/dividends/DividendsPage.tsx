import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { downloadDividend, readDividend } from './dividends.api.ts';
import styles from './dividends.module.css';
import { text } from './dividends.text.ts';
import { OriginPart } from './OriginPart.tsx';
import { YearPanel } from './YearPanel.tsx';
import { YearsTable } from './YearsTable.tsx';

const skeleton = (
  <>
    <PanelSkeleton count={7} figure />
    <FileRow />
    <PanelSkeleton count={5} />
  </>
);

const noYears = (
  <EmptyPanel icon={Coins} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/member/dividend` (R052; D-32): the latest year large, where it comes from, all years. */
export function DividendsPage() {
  return (
    <QueryPage
      query={useApiQuery(readDividend, {})}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
    >
      {({ years: [latest, ...earlier] }) =>
        latest ? <Years latest={latest} years={[latest, ...earlier]} /> : noYears
      }
    </QueryPage>
  );
}

interface YearsProps extends Pick<DataOf<typeof readDividend>, 'years'> {
  readonly latest: DataOf<typeof readDividend>['years'][number];
}

/** The year of the address, or the latest: 2567 in `/member/dividend?year=2567`. */
function Years({ years, latest }: YearsProps) {
  const [params] = useSearchParams();
  const requestedYear = params.get('year');
  const found = years.find(({ year_be }) => String(year_be) === requestedYear);
  const year = found ?? latest;
  return (
    <>
      {requestedYear !== null && !found ? (
        <div className={styles.said}>
          <Alert>{text.noYear}</Alert>
        </div>
      ) : null}
      <YearPanel year={year} latest={year === latest} />
      <OriginPart key={year.year_be} year={year.year_be}>
        <ListFiles endpoint={downloadDividend} input={{ year: String(year.year_be) }} />
      </OriginPart>
      <YearsTable years={years} shown={year.year_be} />
    </>
  );
}
