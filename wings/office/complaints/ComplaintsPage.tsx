import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { categoryNames } from '../../../core/complaint/case.text.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Pagination } from '../../../kit/pagination/Pagination.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { CaseMark } from '../../../parts/complaint/CaseMark.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { casePath, isFiltered, readAddress, writeAddress } from './complaints.address.ts';
import { readComplaints } from './complaints.api.ts';
import styles from './complaints.module.css';
import { text } from './complaints.text.ts';
import { Filter } from './parts/Filter.tsx';

const { list } = text;
const columns = [
  { key: 'id', name: list.id },
  { key: 'received', name: list.received },
  { key: 'status', name: list.status },
  { key: 'category', name: list.category },
  { key: 'assignee', name: list.assignee },
  { key: 'target', name: list.target },
];

/** `/office/complaints`: cases by state, whose they are, what they are about (D-21). */
export function ComplaintsPage() {
  const [params] = useSearchParams();
  const input = readAddress(params);
  const query = useApiQuery(readComplaints, input);
  return (
    <>
      <PageHeading title={text.title} sub={text.sub} />
      <div className={styles.panels}>
        <Filter key={JSON.stringify(input)} input={input} />
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={<RowsSkeleton columns={6} />}
          failed={text.failed}
          failedHint={text.failedHint}
          staffHome="/office"
          empty={({ items }) =>
            items.length === 0 ? <Nothing filtered={isFiltered(input)} /> : undefined
          }
        >
          {(cases) => (
            <>
              <Cases cases={cases} />
              <Pagination
                page={cases.page}
                perPage={cases.per_page}
                total={cases.total}
                href={(page) => writeAddress({ ...input, page: String(page) })}
              />
            </>
          )}
        </QueryContent>
      </div>
    </>
  );
}

function Nothing({ filtered }: { readonly filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyPanel icon={Inbox} title={text.empty.title}>
        {text.empty.hint}
      </EmptyPanel>
    );
  }
  const all = <ButtonLink to={officeRooms.complaints.path}>{text.filter.clear}</ButtonLink>;
  return (
    <EmptyPanel icon={SearchX} title={text.empty.none} actions={all}>
      {text.empty.noneHint}
    </EmptyPanel>
  );
}

function Cases({ cases }: { readonly cases: DataOf<typeof readComplaints> }) {
  return (
    <Rows caption={list.caption} columns={columns}>
      <tbody>
        {cases.items.map((one) => (
          <Row key={one.id}>
            <Cell>
              <RowLink to={casePath(one.id)}>{one.topic}</RowLink>
              <Sub>{list.no(one.id)}</Sub>
            </Cell>
            <Cell word={list.received}>
              <Moment at={one.received_at} />
            </Cell>
            <Cell word={list.status}>
              <span className={styles.marks}>
                <CaseMark status={one.status} />
                {one.published ? <Badge kind="blue">{list.published}</Badge> : null}
              </span>
            </Cell>
            <Cell word={list.category}>{categoryNames[one.category]}</Cell>
            <Cell word={list.assignee}>
              <span className={styles.marks}>
                {one.assignee?.name ?? list.nobody}
                {one.mine ? <Badge kind="gold">{text.filter.mine}</Badge> : null}
              </span>
            </Cell>
            <Cell word={list.target}>
              <span className={styles.marks}>
                <ThaiDate day={one.target_on} />
                {one.overdue ? (
                  <Badge kind="no" icon={CircleAlert}>
                    {list.overdue}
                  </Badge>
                ) : null}
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}
