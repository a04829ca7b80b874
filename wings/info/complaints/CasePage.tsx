import { PenLine } from 'lucide-react';
import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { CaseBody } from './CaseBody.tsx';
import { CaseMark } from './CaseMark.tsx';
import { CaseMeta } from './CaseMeta.tsx';
import { readCase } from './complaints.api.ts';
import styles from './complaints.module.css';
import { demandText as text } from './complaints.text.ts';
import { Lines } from './Lines.tsx';
import { addressOf } from './tabs.ts';

/** One published case: what it is about, what was done, what was answered (R019). */
export function CasePage() {
  const { topicId = '' } = useParams();
  const query = useApiQuery(readCase, { id: topicId });
  const { demand, phone } = useSite();
  const { data, state, code, ref, retry } = query;
  usePageTitle(data?.topic);
  if (code === 'not_found' || code === 'bad_input') return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <BackLink to={paths.demand}>{text.case.back}</BackLink>
      {data === undefined ? <PageHeading title={demand.title} /> : <Case one={data} />}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.case.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.list.failedSay}
          </Failed>
        </Panel>
      ) : null}
      {state === 'fetching' ? (
        <Panel>
          <Loading what={text.case.loading}>
            <SkeletonBar width="80" />
            <SkeletonBar width="65" />
            <SkeletonBar width="50" />
          </Loading>
        </Panel>
      ) : null}
    </Wrap>
  );
}

function Case({ one }: { readonly one: DataOf<typeof readCase> }) {
  return (
    <>
      <div className={styles.sheet}>
        <PageHeading
          title={one.topic}
          sub={<CaseMeta {...one} />}
          end={<CaseMark status={one.status} />}
        />
      </div>
      <div className={styles.case}>
        <Panel title={text.case.body}>
          <Lines of={one.body} />
        </Panel>
        <CaseBody told={one} />
      </div>
      <p className={styles.own}>
        <ButtonLink to={addressOf('file')} icon={PenLine}>
          {text.case.own}
        </ButtonLink>
      </p>
    </>
  );
}
