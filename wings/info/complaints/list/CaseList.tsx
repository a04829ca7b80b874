import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyState } from '../../../../kit/empty-state/EmptyState.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Pagination } from '../../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { CaseMark } from '../../../../parts/complaint/CaseMark.tsx';
import { CaseMeta } from '../../../../parts/complaint/CaseMeta.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import type { QueryResult } from '../../../../shell/query/use-api-query.ts';
import type { readCases } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { demandText } from '../complaints.text.ts';
import { addressOf } from '../tabs.ts';
import { CaseFilter } from './CaseFilter.tsx';
import { type ListInput, listAddress, listInput } from './list-address.ts';

const text = demandText.list;
type Cases = DataOf<typeof readCases>;

/** Published cases, filtered by what the address says. */
export function CaseList({ query }: { readonly query: QueryResult<Cases> }) {
  const [params] = useSearchParams();
  const input = listInput(params);
  return (
    <>
      <p className={styles.about}>{text.about}</p>
      <CaseFilter chosen={input} />
      <QueryContent
        query={query}
        loading={text.loading}
        skeleton={<RowsSkeleton rows={3} />}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {(cases) => (
          <>
            <Panel kind="list" label={text.title}>
              <Cases cases={cases} input={input} />
            </Panel>
            <Pagination
              page={cases.page}
              perPage={cases.per_page}
              total={cases.total}
              href={(page) => listAddress(input, page)}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}

function Cases({ cases, input }: { readonly cases: Cases; readonly input: ListInput }) {
  if (cases.items.length === 0) return <Nothing total={cases.total} input={input} />;
  return (
    <ul className={styles.list}>
      {cases.items.map((one) => (
        <li key={one.id}>
          <div>
            <Link className={styles.topic} to={paths.showDemand(one.id)}>
              {one.topic}
            </Link>
            <CaseMeta {...one} />
          </div>
          <CaseMark status={one.status} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing published yet, nothing of this kind, or a page beyond the last. */
function Nothing({ total, input }: { readonly total: number; readonly input: ListInput }) {
  if (total > 0) {
    const first = <ButtonLink to={listAddress(input)}>{text.firstPage}</ButtonLink>;
    return (
      <EmptyState icon={Inbox} title={text.noPage} actions={first}>
        {text.noPageHint}
      </EmptyState>
    );
  }
  if (input.category || input.status) {
    const all = <ButtonLink to={paths.demand}>{text.clear}</ButtonLink>;
    return (
      <EmptyState icon={Inbox} title={text.none} actions={all}>
        {text.noneHint}
      </EmptyState>
    );
  }
  const file = <ButtonLink to={addressOf('file')}>{demandText.views.file}</ButtonLink>;
  return (
    <EmptyState icon={Inbox} title={text.empty} actions={file}>
      {text.emptyHint}
    </EmptyState>
  );
}
