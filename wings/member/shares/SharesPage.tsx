import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { ledgerAddress } from '../../../core/ledger/address.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import { LedgerStatement } from '../../../parts/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../parts/statement/ledger/StatementFailure.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { ShareHead } from './ShareHead.tsx';
import { downloadShare, readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

/** `/member/share` (R042; D-06): head figures, their growth, the ledger with its filters. */
export function SharesPage() {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const query = useApiQuery(readShare, filter);
  const cached = useLastData(query);
  if (query.state === 'failure') {
    return (
      <StatementFailure query={query} title={text.title} failed={text.failed} safe={text.safe} />
    );
  }
  return (
    <>
      <DatedPageHeading title={text.title} day={cached?.as_of} end={<HideAmounts />} />
      {cached ? <ShareHead {...cached} /> : null}
      {cached?.growth.length === 0 ? (
        <NoShares />
      ) : (
        <LedgerStatement
          ledger={shareLedger}
          {...{ query, cached, filter }}
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
