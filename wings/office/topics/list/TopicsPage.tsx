import { Inbox, PenLine } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Pagination } from '../../../../kit/pagination/Pagination.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readTopics } from '../topics.api.ts';
import { listText as text, topicText } from '../topics.text.ts';
import { columnsOf, inputOf, listAddress } from './address.ts';
import { Filter } from './Filter.tsx';
import styles from './list.module.css';
import { TopicTable } from './TopicTable.tsx';

/** `/office/topics`: every topic of the site, found by the address's filter (D-17). */
export function TopicsPage() {
  const [params] = useSearchParams();
  const input = inputOf(params);
  const columns = columnsOf(params);
  const query = useApiQuery(readTopics, input);
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={(data) => text.sub(data?.total)}
      action={
        <ButtonLink look="primary" icon={PenLine} to={`${officeRooms.topics.path}/new`}>
          {text.write}
        </ButtonLink>
      }
      className={styles.page}
      intro={(data) => (
        <Filter input={input} columns={columns} categories={data?.categories ?? []} />
      )}
      loading={text.loading}
      skeleton={<RowsSkeleton columns={columns.length + 2} />}
      failed={text.failed}
      failedHint={topicText.failedHint}
      staffHome="/office"
      empty={({ items }) =>
        items.length === 0 && (
          <EmptyPanel icon={Inbox} title={text.empty}>
            {text.emptyHint}
          </EmptyPanel>
        )
      }
    >
      {(data) => (
        <>
          <TopicTable
            // Another page or filter has nothing chosen.
            key={JSON.stringify(input)}
            items={data.items}
            categories={data.categories}
            columns={columns}
          />
          <Pagination
            page={data.page}
            perPage={data.per_page}
            total={data.total}
            href={(page) => listAddress({ ...input, page: String(page) }, columns)}
          />
        </>
      )}
    </QueryPage>
  );
}
