import { PenLine } from 'lucide-react';
import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { NotFound } from '../../../kit/blank/NotFound.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { isMissing, useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Wrap } from '../../../kit/frame/Wrap.tsx';
import { Back } from '../../../kit/link/Back.tsx';
import { QueryContent } from '../../../kit/page/QueryContent.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { usePageTitle } from '../../../kit/site/page-title.ts';
import { useSite } from '../../../kit/site/site.ts';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { CaseBody } from './case/CaseBody.tsx';
import { CaseMark } from './case/CaseMark.tsx';
import { CaseMeta } from './case/CaseMeta.tsx';
import { Lines } from './case/Lines.tsx';
import { readCase } from './demand.api.ts';
import styles from './demand.module.css';
import { demandText as text } from './demand.text.ts';
import { addressOf } from './views.ts';

const skeleton = (
  <Panel>
    <SkeletonLines count={3} />
  </Panel>
);

/** One published case: what it is about, what was done, what was answered (R019). */
export function ShowDemandPage() {
  const { topicId = '' } = useParams();
  const query = useFeed(readCase, { id: topicId });
  const { demand } = useSite();
  usePageTitle(query.data?.topic);
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <Back to={paths.demand}>{text.case.back}</Back>
      {query.data ? null : <Top title={demand.title} />}
      <QueryContent
        query={query}
        loading={text.case.loading}
        skeleton={skeleton}
        failed={text.case.failed}
        failedHint={text.list.failedSay}
      >
        {(one) => <Case one={one} />}
      </QueryContent>
    </Wrap>
  );
}

function Case({ one }: { readonly one: DataOf<typeof readCase> }) {
  return (
    <>
      <div className={styles.sheet}>
        <Top title={one.topic} sub={<CaseMeta {...one} />} end={<CaseMark status={one.status} />} />
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
