import { CircleCheck, CircleX, DatabaseBackup } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import type { BackupFaultCode } from '../../../core/backup/condition.ts';
import { bangkokDay, thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TableSection } from '../../../parts/table-section/TableSection.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readBackups } from './backups.api.ts';
import styles from './backups.module.css';
import { text } from './backups.text.ts';

type Data = DataOf<typeof readBackups>;
type Backup = Data['backups'][number];

const skeleton = (
  <TableSection title={text.list}>
    <RowsSkeleton columns={5} />
  </TableSection>
);

const nothing = (
  <EmptyPanel icon={DatabaseBackup} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

const momentOf = (moment: string): string => thaiDateTime(new Date(moment));
const dayOf = (moment: string): string => thaiDateShort(bangkokDay(new Date(moment)));

/** `/office/backups`: whether the cooperative could be put up again, and from what. */
export function BackupsPage() {
  return (
    <QueryPage
      query={useApiQuery(readBackups, {})}
      title={text.title}
      sub={text.sub}
      className={styles.panels}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.loadFailed}
      failedHint={text.loadFailedHint}
      staffHome="/office"
    >
      {(data) => (
        <>
          <Condition faults={data.faults} />
          <State {...data} />
          {data.backups.length === 0 ? nothing : <BackupRows backups={data.backups} />}
        </>
      )}
    </QueryPage>
  );
}

/** A copy that cannot be made or restored is no hint. */
const grave: ReadonlySet<BackupFaultCode> = new Set(['none', 'old', 'rehearsal_failed']);

function Condition({ faults }: Pick<Data, 'faults'>) {
  if (faults.length === 0) return <Alert kind="ok">{text.well}</Alert>;
  return (
    <div className={styles.alerts}>
      {faults.map((code) => (
        <Alert key={code} kind={grave.has(code) ? 'no' : 'warn'} title={text.faults[code].title}>
          {text.faults[code].text}
        </Alert>
      ))}
    </div>
  );
}

function State({ made_at: made, rehearsed_at: rehearsed, scheduled_at: at }: Data) {
  return (
    <Panel title={text.now}>
      <Facts>
        <Fact label={text.made}>{made === null ? text.never : momentOf(made)}</Fact>
        <Fact label={text.rehearsed}>
          {rehearsed === null ? text.neverRehearsed : momentOf(rehearsed)}
        </Fact>
        <Fact label={text.schedule}>{at === null ? text.unscheduled : text.everyNight(at)}</Fact>
      </Facts>
    </Panel>
  );
}

const columns = [
  { key: 'began', name: text.began },
  { key: 'outcome', name: text.outcome },
  { key: 'size', name: text.size, num: true },
  { key: 'rows', name: text.rows, num: true },
  { key: 'trial', name: text.trial },
];

function BackupRows({ backups }: Pick<Data, 'backups'>) {
  return (
    <TableSection title={text.list}>
      <Rows caption={text.caption} columns={columns}>
        <tbody>
          {backups.map((backup) => (
            <Row key={backup.id}>
              <Cell>
                {momentOf(backup.began_at)}
                <Sub>{text.reasons[backup.reason]}</Sub>
              </Cell>
              <Cell word={text.outcome}>
                <Outcome {...backup} />
              </Cell>
              <Cell word={text.size} num>
                {backup.bytes === null ? null : text.megabytes(backup.bytes)}
              </Cell>
              <Cell word={text.rows} num>
                {backup.row_count === null ? null : text.count(backup.row_count)}
              </Cell>
              <Cell word={text.trial}>
                <Trial {...backup} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
    </TableSection>
  );
}

function Outcome({ file, fault, removed_at: removed }: Backup) {
  if (fault !== null) {
    return (
      <>
        <Badge kind="no" icon={CircleX}>
          {text.failed}
        </Badge>
        <Sub>{fault}</Sub>
      </>
    );
  }
  return (
    <>
      <Badge kind={removed === null ? 'ok' : 'plain'} icon={CircleCheck}>
        {removed === null ? text.good : text.removed(dayOf(removed))}
      </Badge>
      <Sub>
        <span className={styles.file}>{file}</span>
      </Sub>
    </>
  );
}

function Trial({ file, rehearsed_at: rehearsed, rehearsal_fault: fault }: Backup) {
  if (rehearsed === null) return file === null ? null : <span>{text.notRehearsed}</span>;
  return (
    <>
      <Badge kind={fault === null ? 'ok' : 'no'} icon={fault === null ? CircleCheck : CircleX}>
        {fault === null ? text.equal : text.unequal}
      </Badge>
      <Sub>{momentOf(rehearsed)}</Sub>
      {fault === null ? null : <Sub>{fault}</Sub>}
    </>
  );
}
