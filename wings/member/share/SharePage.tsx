import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { ledgerAddress } from '../../../core/ledger/address.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useKnown } from '../../../kit/feed/use-known.ts';
import { DatedTop } from '../../../kit/frame/DatedTop.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { LedgerStatement } from '../../../kit/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../kit/statement/ledger/StatementFailure.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { ShareHead } from './ShareHead.tsx';
import { readShare, takeShare } from './share.api.ts';
import { text } from './share.text.ts';

/** `/member/share` (R042; D-06): head figures, their growth, the ledger with its filters. */
export function SharePage() {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const feed = useFeed(readShare, filter);
  const known = useKnown(feed);
  if (feed.state === 'failure') {
    return (
      <StatementFailure feed={feed} title={text.title} failed={text.failed} safe={text.safe} />
    );
  }
  return (
    <>
      <DatedTop title={text.title} day={known?.as_of} end={<HideAmounts />} />
      {known ? <ShareHead {...known} /> : null}
      {known?.growth.length === 0 ? (
        <NoShares />
      ) : (
        <LedgerStatement
          ledger={shareLedger}
          {...{ feed, known, filter }}
          periods={['all', 'months12', 'year', 'lastYear']}
          files={(chosen) => (
            <TakeFiles endpoint={takeShare} input={chosen} certificate={paths.memberCertificate} />
          )}
          head={<FigureBones facts={5} />}
        />
      )}
    </>
  );
}

/** Somebody who never paid in has neither a balance nor a history of it. */
function NoShares() {
  return (
    <Panel>
      <Blank icon={ChartPie} title={text.empty}>
        {text.emptyHint}
      </Blank>
    </Panel>
  );
}
