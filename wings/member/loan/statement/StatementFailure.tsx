import { SearchX } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { FailedFeed } from '../../../../kit/blank/FailedFeed.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { text as room } from '../loan.text.ts';
import { text } from './statement.text.ts';

/**
 * No statement: the contract is not among the member's own, or nothing could be had. The number of
 * the address is not repeated; whoever mistyped it would take it for a contract that exists.
 */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  return (
    <>
      <Top title={text.fallback} />
      {feed.code === 'not_found' ? (
        <Panel>
          <Blank
            icon={SearchX}
            title={text.notFound}
            actions={<ButtonLink to={paths.memberLoan}>{text.back}</ButtonLink>}
          >
            {text.notFoundHint}
          </Blank>
        </Panel>
      ) : (
        <FailedFeed feed={feed} title={text.failed}>
          {room.safe}
        </FailedFeed>
      )}
    </>
  );
}
