import { SearchX } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { FailedFeed } from '../../../../kit/blank/FailedFeed.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { text } from '../deposit.text.ts';

const words = text.statement;

/**
 * No statement: the account is not among the member's own, or nothing could be had. The number of
 * the address is not repeated; whoever mistyped it would take it for an account that exists.
 */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  return (
    <>
      <Top title={text.title} />
      {feed.code === 'not_found' ? (
        <Panel>
          <Blank
            icon={SearchX}
            title={words.notFound}
            actions={<ButtonLink to={paths.memberDeposit}>{words.back}</ButtonLink>}
          >
            {words.notFoundHint}
          </Blank>
        </Panel>
      ) : (
        <FailedFeed feed={feed} title={words.failed}>
          {text.safe}
        </FailedFeed>
      )}
    </>
  );
}
