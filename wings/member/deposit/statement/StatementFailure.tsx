import { SearchX } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { Failed } from '../../../../kit/blank/Failed.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useSite } from '../../../../kit/site/site.ts';
import { text } from '../deposit.text.ts';

const words = text.statement;

/**
 * No statement: the account is not among the member's own, or nothing could be had. The number of
 * the address is not repeated; whoever mistyped it would take it for an account that exists.
 */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  const { phone } = useSite();
  return (
    <>
      <Top title={text.title} />
      <Panel>
        {feed.code === 'not_found' ? (
          <Blank
            icon={SearchX}
            title={words.notFound}
            actions={<ButtonLink to={paths.memberDeposit}>{words.back}</ButtonLink>}
          >
            {words.notFoundHint}
          </Blank>
        ) : (
          <Failed title={words.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.safe}
          </Failed>
        )}
      </Panel>
    </>
  );
}
