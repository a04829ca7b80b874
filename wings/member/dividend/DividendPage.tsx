import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { readDividend, takeDividend } from './dividend.api.ts';
import styles from './dividend.module.css';
import { text } from './dividend.text.ts';
import { OriginPart } from './origin/OriginPart.tsx';
import { YearPanel } from './YearPanel.tsx';
import { YearsTable } from './YearsTable.tsx';

const skeleton = (
  <>
    <CardsSkeleton count={7} figure />
    <FileRow />
    <CardsSkeleton count={5} />
  </>
);

const noYears = (
  <EmptyPanel icon={Coins} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/member/dividend` (R052; D-32): the latest year large, where it comes from, all years. */
export function DividendPage() {
  return (
    <QueryPage
      query={useFeed(readDividend, {})}
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
  const wanted = params.get('year');
  const found = years.find(({ year_be }) => String(year_be) === wanted);
  const year = found ?? latest;
  return (
    <>
      {wanted !== null && !found ? (
        <div className={styles.said}>
          <Say>{text.noYear}</Say>
        </div>
      ) : null}
      <YearPanel year={year} latest={year === latest} />
      <OriginPart key={year.year_be} year={year.year_be}>
        <TakeFiles endpoint={takeDividend} input={{ year: String(year.year_be) }} />
      </OriginPart>
      <YearsTable years={years} shown={year.year_be} />
    </>
  );
}
