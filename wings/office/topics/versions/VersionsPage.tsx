import { History } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { NoMatch } from '../../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { Pagination } from '../../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { topicText } from '../topics.text.ts';
import { Comparison } from './Comparison.tsx';
import { VersionTable } from './VersionTable.tsx';
import { readVersions } from './versions.api.ts';
import styles from './versions.module.css';
import { versionsText as text } from './versions.text.ts';

/** `/office/topics/:id/versions`: who changed what and when, and back to it (D-17). */
export function VersionsPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const page = params.get('page') ?? '1';
  const query = useApiQuery(readVersions, { id, page });
  if (isMissing(query)) {
    return (
      <>
        <PageHeading title={text.title} />
        <NoMatch
          title={text.missing}
          hint={text.missingHint}
          to={officeRooms.topics.path}
          back={topicText.all}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading
        back={<BackLink to={officePaths.topic(id)}>{text.back}</BackLink>}
        title={text.title}
        sub={query.data?.title}
      />
      <div className={styles.page}>
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={<RowsSkeleton columns={4} />}
          failed={text.failed}
          failedHint={topicText.failedHint}
          staffHome="/office"
          empty={({ versions }) =>
            versions.length === 0 && (
              <EmptyPanel icon={History} title={text.empty}>
                {text.emptyHint}
              </EmptyPanel>
            )
          }
        >
          {(data) => <Versions id={id} data={data} />}
        </QueryContent>
      </div>
    </>
  );
}

interface VersionsProps {
  readonly id: string;
  readonly data: DataOf<typeof readVersions>;
}

function Versions({ id, data }: VersionsProps) {
  const newest = data.version;
  const [pair, setPair] = useState({ before: Math.max(1, newest - 1), after: newest });
  return (
    <>
      <Panel kind="flush" label={text.caption}>
        <VersionTable id={id} data={data} pair={pair} onPair={setPair} />
      </Panel>
      <Pagination
        page={data.page}
        perPage={data.per_page}
        total={data.total}
        href={(page) => `${officePaths.topicVersions(id)}?page=${page}`}
      />
      <Comparison key={`${pair.before} ${pair.after}`} id={id} {...pair} />
    </>
  );
}
