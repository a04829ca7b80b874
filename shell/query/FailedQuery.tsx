import type { ReactNode } from 'react';
import { Failed } from '../../kit/empty-state/Failed.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { NoSignal } from '../signal/NoSignal.tsx';
import { useSite } from '../site/site.ts';
import type { QueryResult } from './use-api-query.ts';

interface FailedQueryProps {
  readonly query: Pick<QueryResult<unknown>, 'state' | 'ref' | 'retry' | 'noAnswer'>;
  /** What could not be had. */
  readonly title: string;
  /** Home of an area whose readers are staff: they have no number to call. */
  readonly staffHome?: string | undefined;
  /** Instead of the sentence that the money is safe. */
  readonly children?: ReactNode;
}

/** Says that a query failed, where its figures would stand; otherwise renders nothing. */
export function FailedQuery({ query, title, staffHome, children }: FailedQueryProps) {
  const { phone } = useSite();
  if (query.state !== 'failure') return null;
  const home = staffHome === undefined ? { phone } : { home: staffHome };
  if (query.noAnswer) {
    return (
      <Panel>
        <NoSignal title={title} onRetry={query.retry} {...home} />
      </Panel>
    );
  }
  return (
    <Panel>
      <Failed title={title} refCode={query.ref} onRetry={query.retry} {...home}>
        {children}
      </Failed>
    </Panel>
  );
}
