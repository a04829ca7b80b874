import { FileClock } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { showCode } from '../../../core/codes/tracking-code.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { QueryResult } from '../../../shell/query/use-api-query.ts';
import type { readPapers } from './certificate.api.ts';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';

type Papers = DataOf<typeof readPapers>;
const words = text.earlier;

/** Papers that were issued before, each with the code that anybody can look up. */
export function EarlierPapers({ query }: { readonly query: QueryResult<Papers> }) {
  const { state, data, ref, retry } = query;
  return (
    <Panel title={words.title} end={data?.papers.length ? <p>{words.total}</p> : undefined}>
      {state === 'fetching' ? (
        <Loading what={words.loading}>
          <SkeletonLines count={3} />
        </Loading>
      ) : null}
      {state === 'failure' ? (
        <Failed title={words.failed} refCode={ref} onRetry={retry}>
          {text.safe}
        </Failed>
      ) : null}
      {data?.papers.length === 0 ? (
        <EmptyState icon={FileClock} title={words.empty}>
          {words.emptyHint}
        </EmptyState>
      ) : null}
      {data && data.papers.length > 0 ? (
        <>
          <Muted small>{words.lead}</Muted>
          <ul className={styles.papers}>
            {data.papers.map((paper) => (
              <Paper key={paper.code} {...paper} />
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function Paper({ code, kind, on, total, debt, issued_on }: Papers['papers'][number]) {
  return (
    <li>
      <p className={styles.paper}>
        <span>
          {words.kinds[kind]}{' '}
          <Nowrap>
            {words.onDay} <ThaiDate day={on} />
          </Nowrap>
        </span>
        {total === null ? null : <Money value={total} />}
      </p>
      <p className={styles.facts}>
        <span>
          {words.issued} <ThaiDate day={issued_on} />
        </span>
        {debt === null ? null : (
          <span>
            {words.debt} <Money value={debt} />
          </span>
        )}
      </p>
      <p>
        {words.code}{' '}
        <Link className={styles.code} to={paths.verifyCode(code)}>
          {showCode(code)}
        </Link>
      </p>
    </li>
  );
}
