import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Go } from '../../../../kit/link/Go.tsx';
import { QueryContent } from '../../../../kit/page/QueryContent.tsx';
import { Pages } from '../../../../kit/pages/Pages.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { CaseMark } from '../case/CaseMark.tsx';
import { CaseMeta } from '../case/CaseMeta.tsx';
import type { readCases } from '../demand.api.ts';
import styles from '../demand.module.css';
import { demandText } from '../demand.text.ts';
import { addressOf } from '../views.ts';
import { CaseFilter } from './CaseFilter.tsx';
import { type ListInput, listAddress, listInput } from './list-address.ts';

const text = demandText.list;
type Cases = DataOf<typeof readCases>;

/** Published cases, filtered by what the address says. */
export function CaseList({ feed }: { readonly feed: Feed<Cases> }) {
  const [query] = useSearchParams();
  const input = listInput(query);
  return (
    <>
      <p className={styles.about}>{text.about}</p>
      <CaseFilter chosen={input} />
      <QueryContent
        query={feed}
        loading={text.loading}
        skeleton={<RowsSkeleton rows={3} />}
        failed={text.failed}
        failedHint={text.failedSay}
      >
        {(cases) => (
          <>
            <Panel kind="list" label={text.title}>
              <Cases cases={cases} input={input} />
            </Panel>
            <Pages
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
