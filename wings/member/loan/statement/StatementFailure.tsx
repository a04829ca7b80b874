import { SearchX } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { Failed } from '../../../../kit/blank/Failed.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useSite } from '../../../../kit/site/site.ts';
import { text as room } from '../loan.text.ts';
import { text } from './statement.text.ts';

/**
 * No statement: the contract is not among the member's own, or nothing could be had. The number of
 * the address is not repeated; whoever mistyped it would take it for a contract that exists.
 */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  const { phone } = useSite();
  return (
    <>
      <Top title={text.fallback} />
      <Panel>
        {feed.code === 'not_found' ? (
          <Blank
            icon={SearchX}
            title={text.notFound}
            actions={<ButtonLink to={paths.memberLoan}>{text.back}</ButtonLink>}
          >
            {text.notFoundHint}
          </Blank>
        ) : (
          <Failed title={text.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {room.safe}
          </Failed>
        )}
      </Panel>
    </>
  );
}
