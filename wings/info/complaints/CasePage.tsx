import { PenLine } from 'lucide-react';
import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { CaseBody } from '../../../parts/complaint/CaseBody.tsx';
import { CaseMark } from '../../../parts/complaint/CaseMark.tsx';
import { CaseMeta } from '../../../parts/complaint/CaseMeta.tsx';
import caseStyles from '../../../parts/complaint/complaint.module.css';
import { complaintText } from '../../../parts/complaint/complaint.text.ts';
import { Lines } from '../../../parts/complaint/Lines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readCase } from './complaints.api.ts';
import styles from './complaints.module.css';
import { demandText as text } from './complaints.text.ts';
import { addressOf } from './tabs.ts';

const skeleton = (
  <Panel>
    <SkeletonLines count={3} />
  </Panel>
);

/** One published case: what it is about, what was done, what was answered (R019). */
export function CasePage() {
  const { topicId = '' } = useParams();
  const query = useApiQuery(readCase, { id: topicId });
  const { demand } = useSite();
  usePageTitle(query.data?.topic);
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <BackLink to={paths.demand}>{text.case.back}</BackLink>
      {query.data ? null : <PageHeading title={demand.title} />}
      <QueryContent
        query={query}
        loading={text.case.loading}
        skeleton={skeleton}
        failed={text.case.failed}
        failedHint={text.list.failedHint}
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
        <PageHeading
          title={one.topic}
          sub={<CaseMeta {...one} />}
          end={<CaseMark status={one.status} />}
        />
      </div>
      <div className={caseStyles.case}>
        <Panel title={complaintText.body}>
          <Lines of={one.body} />
        </Panel>
        <CaseBody detail={one} />
      </div>
      <p className={styles.own}>
        <ButtonLink to={addressOf('file')} icon={PenLine}>
          {text.case.own}
        </ButtonLink>
      </p>
    </>
  );
}
