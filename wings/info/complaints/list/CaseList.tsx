import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Blank } from '../../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../../kit/empty-state/Failed.tsx';
import { Go } from '../../../../kit/link/Link.tsx';
import { Pages } from '../../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../../kit/skeleton/SkeletonBar.tsx';
import type { Feed } from '../../../../shell/query/use-query-state.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { CaseMark } from '../CaseMark.tsx';
import { CaseMeta } from '../CaseMeta.tsx';
import type { readCases } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { demandText } from '../complaints.text.ts';
import { addressOf } from '../tabs.ts';
import { CaseFilter } from './CaseFilter.tsx';
import { type ListInput, listAddress, listInput } from './list-address.ts';

const text = demandText.list;
type Cases = DataOf<typeof readCases>;

/** Published cases, filtered by what the address says. */
export function CaseList({ feed }: { readonly feed: Feed<Cases> }) {
  const [query] = useSearchParams();
  const input = listInput(query);
  const { phone } = useSite();
  return (
    <>
      <p className={styles.about}>{text.about}</p>
      <CaseFilter chosen={input} />
      <Panel kind="list" label={text.title}>
        {feed.state === 'failure' ? (
          <Failed title={text.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.failedSay}
          </Failed>
        ) : null}
        {feed.state === 'fetching' ? <CaseBones /> : null}
        {feed.data === undefined ? null : <Cases cases={feed.data} input={input} />}
      </Panel>
      {feed.data === undefined ? null : (
        <Pages
          page={feed.data.page}
          perPage={feed.data.per_page}
          total={feed.data.total}
          href={(page) => listAddress(input, page)}
        />
      )}
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
            <Go className={styles.topic} to={paths.showDemand(one.id)}>
              {one.topic}
            </Go>
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
      <Blank icon={Inbox} title={text.noPage} actions={first}>
        {text.noPageSay}
      </Blank>
    );
  }
  if (input.category || input.status) {
    const all = <ButtonLink to={paths.demand}>{text.clear}</ButtonLink>;
    return (
      <Blank icon={Inbox} title={text.none} actions={all}>
        {text.noneSay}
      </Blank>
    );
  }
  const file = <ButtonLink to={addressOf('file')}>{demandText.views.file}</ButtonLink>;
  return (
    <Blank icon={Inbox} title={text.empty} actions={file}>
      {text.emptySay}
    </Blank>
  );
}

function CaseBones() {
  return (
    <Loading what={text.loading}>
      <ul className={styles.list}>
        {['a', 'b', 'c'].map((key) => (
          <li key={key}>
            <div className={styles.bones}>
              <Bone width="65" />
              <Bone width="35" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
