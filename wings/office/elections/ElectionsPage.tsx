import { Plus, Vote } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import type { ElectionHead } from './election.types.ts';
import { readElections } from './elections.api.ts';
import styles from './elections.module.css';
import { text } from './elections.text.ts';
import { NewElection } from './parts/NewElection.tsx';

const columns = [
  { key: 'name', name: text.name },
  { key: 'state', name: text.state },
  { key: 'next', name: text.next },
  { key: 'shown', name: text.shown },
];

/** `/office/elections`: every election with its state and the next day (D-20). */
export function ElectionsPage() {
  const query = useApiQuery(readElections, {});
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useOfficer().roles.includes('registry');
  const newest = query.data?.elections[0];
  return (
    <>
      <QueryPage
        query={query}
        title={text.title}
        sub={text.sub}
        className={styles.panels}
        control={() =>
          mayEdit ? (
            <Button look="primary" icon={Plus} onClick={() => setOpen(true)}>
              {text.create.open}
            </Button>
          ) : null
        }
        loading={text.loading}
        skeleton={<RowsSkeleton columns={4} />}
        failed={text.failed}
        failedHint={text.failedHint}
        staffHome="/office"
        empty={({ elections, deleted }) =>
          elections.length + deleted.length === 0 && (
            <EmptyPanel icon={Vote} title={text.empty}>
              {mayEdit ? text.emptyHint : text.emptyHintOfReaders}
            </EmptyPanel>
          )
        }
      >
        {({ elections, deleted }) => (
          <>
            <ElectionRows elections={elections} />
            {deleted.length === 0 ? null : <Deleted deleted={deleted} />}
          </>
        )}
      </QueryPage>
      <NewElection open={isOpen} newest={newest} onClose={() => setOpen(false)} />
    </>
  );
}

/** What was deleted while it was prepared, and by whom. */
function Deleted({ deleted }: Pick<DataOf<typeof readElections>, 'deleted'>) {
  return (
    <Panel title={text.remove.history}>
      <ul className={styles.changes}>
        {deleted.map(({ year, title, at, by }) => (
          <li key={at}>
            <b>{title}</b> {text.yearOf(year)}{' '}
            <span className={styles.muted}>
              {text.remove.by(by)} <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ElectionRows({ elections }: { readonly elections: readonly ElectionHead[] }) {
  return (
    <Rows caption={text.caption} columns={columns}>
      <tbody>
        {elections.map(({ year, title, status, next_on, next_status, published }) => (
          <Row key={year}>
            <Cell>
              <RowLink to={`${officeRooms.elections.path}/${year}`}>{title}</RowLink>
              <Sub>{text.yearOf(year)}</Sub>
            </Cell>
            <Cell word={text.state}>{text.status[status]}</Cell>
            <Cell word={text.next}>
              {next_on === null || next_status === null
                ? text.noNext
                : text.nextWords(thaiDateShort(next_on), text.status[next_status])}
            </Cell>
            <Cell word={text.shown}>
              <Badge kind={published ? 'ok' : 'wait'}>
                {published ? text.published : text.hidden}
              </Badge>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}
