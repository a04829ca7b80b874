import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { ledgerAddress, ledgerQuery } from '../../../core/ledger/address.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { MaskedAmount } from '../../../kit/amount/MaskedAmount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { FigurePanel } from '../../../parts/statement/FigurePanel.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import { BalanceHistory } from '../../../parts/statement/history/BalanceHistory.tsx';
import { type History, useHistory } from '../../../parts/statement/history/use-history.ts';
import { LedgerStatement } from '../../../parts/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../parts/statement/ledger/StatementFailure.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { downloadShare, readShare, readShareHistory } from './shares.api.ts';
import { text } from './shares.text.ts';

/** `/member/share` (R042; D-06): head figures, their growth, the ledger with its filters. */
export function SharesPage() {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const query = useApiQuery(readShare, filter);
  const cached = useLastData(query);
  const history = useHistory(readShareHistory, {});
  if (query.state === 'failure') {
    return (
      <StatementFailure query={query} title={text.title} failed={text.failed} safe={text.safe} />
    );
  }
  return (
    <>
      <DatedPageHeading title={text.title} day={cached?.as_of} />
      {cached ? <ShareHead head={cached.head} history={history} /> : null}
      {query.data?.lines.length === 0 && ledgerQuery(filter) === '' ? (
        <NoShares />
      ) : (
        <LedgerStatement
          ledger={shareLedger}
          {...{ query, cached, history, filter }}
          periods={['all', 'months12', 'year', 'lastYear']}
          files={(chosen) => (
            <DownloadFiles
              endpoint={downloadShare}
              input={chosen}
              certificate={paths.memberCertificate}
            />
          )}
          head={<FigureSkeleton facts={5} />}
        />
      )}
    </>
  );
}

/** Somebody who never paid in has neither a balance nor a history of it. */
function NoShares() {
  return (
    <Panel>
      <EmptyState icon={ChartPie} title={text.empty}>
        {text.emptyHint}
      </EmptyState>
    </Panel>
  );
}

interface ShareHeadProps extends Pick<DataOf<typeof readShare>, 'head'> {
  readonly history: History;
}

/** What the member holds, in one large amount, and how it grew. */
function ShareHead({ head, history }: ShareHeadProps) {
  return (
    <FigurePanel
      label={text.summary}
      figure={text.total}
      amount={head.share_value_total}
      end={<HideAmounts />}
      facts={
        <>
          <Fact label={text.count}>
            <MaskedAmount>{text.shares(formatNumber(head.shares_count, 0))}</MaskedAmount>
          </Fact>
          <MoneyFact label={text.par} amount={head.par_value} />
          <Fact label={text.monthly}>
            {head.suspended ? text.suspended : <Money value={head.monthly_amount} />}
          </Fact>
          <Fact label={text.period}>{head.last_period ?? text.none}</Fact>
          <MoneyFact
            label={
              <>
                {text.heldAsCollateral} <Explain of="pledged" />
              </>
            }
            amount={head.held_as_collateral}
          />
        </>
      }
      plot={<BalanceHistory label={text.history} query={history.query} over={null} fewest={2} />}
      onOpen={history.onOpen}
    />
  );
}
