import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Breadcrumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { Announcements } from '../../../parts/announcements/Announcements.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { DividendTable } from './DividendTable.tsx';
import { RateTable } from './RateTable.tsx';
import { readRates } from './rates.api.ts';
import styles from './rates.module.css';
import { ratesText as text } from './rates.text.ts';

type Data = DataOf<typeof readRates>;

/** Every rate as a table: interest of deposits and loans, dividends of all years (D-16). */
export function RatesPage() {
  const query = useApiQuery(readRates, {});
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs crumbs={[{ name: text.title }]} />
      <QueryPage
        query={query}
        title={text.title}
        sub={text.about}
        loading={text.loading}
        skeleton={<Skeleton />}
        failed={text.failed}
        failedHint={text.failedAbout}
      >
        {(data) => <Tables data={data} />}
      </QueryPage>
    </Wrap>
  );
}

const Skeleton = () => (
  <div className={styles.tables}>
    <PanelSkeleton count={7} />
    <PanelSkeleton count={7} />
  </div>
);

function Tables({ data }: { readonly data: Data }) {
  return (
    <div className={styles.tables}>
      <div className={styles.rates}>
        <RateTable title={text.deposit} none={text.noDeposit} rates={data.deposit} />
        <RateTable title={text.loan} none={text.noLoan} rates={data.loan} />
      </div>
      <DividendTable years={data.dividends} />
      <div className={styles.beside}>
        <Announcements topics={data.announcements} hrefOf={paths.show} />
        <Panel title={text.try}>
          <ul>
            <li>
              <MoreLink to={paths.loanCalculator}>{text.loanCalculator}</MoreLink>
            </li>
            <li>
              <MoreLink to={paths.dividendCalculator}>{text.dividendCalculator}</MoreLink>
            </li>
          </ul>
        </Panel>
      </div>
    </div>
  );
}
