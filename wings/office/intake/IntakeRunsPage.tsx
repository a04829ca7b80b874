import { DatabaseZap } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TableSection } from '../../../parts/table-section/TableSection.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readIntakeRuns } from './intake.api.ts';
import styles from './intake.module.css';
import { text } from './intake.text.ts';
import { OutcomeBadge } from './parts/OutcomeBadge.tsx';

type Runs = DataOf<typeof readIntakeRuns>;

const skeleton = (
  <TableSection title={text.runs}>
    <RowsSkeleton columns={5} />
  </TableSection>
);

const nothing = (
  <EmptyPanel icon={DatabaseZap} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/office/intake`: what came of the last nights, and what members see now. */
export function IntakeRunsPage() {
  return (
    <QueryPage
      query={useApiQuery(readIntakeRuns, {})}
      title={text.title}
      sub={text.sub}
      className={styles.panels}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
      empty={({ runs, shown }) => runs.length === 0 && shown === null && nothing}
    >
      {({ shown, runs }) => (
        <>
          {shown === null ? null : <Shown {...shown} />}
          {runs.length === 0 ? null : <RunRows runs={runs} />}
        </>
      )}
    </QueryPage>
  );
}

function Shown({ publication, as_of: asOf, shown_at: since }: NonNullable<Runs['shown']>) {
  return (
    <Panel title={text.shown}>
      <Facts>
        <Fact label={text.asOf}>{thaiDateShort(asOf)}</Fact>
        <Fact label={text.publication}>{text.one.publicationOf(publication)}</Fact>
        <Fact label={text.since}>{thaiDateTime(new Date(since))}</Fact>
      </Facts>
    </Panel>
  );
}

const columns = [
  { key: 'began', name: text.began },
  { key: 'outcome', name: text.outcome },
  { key: 'as_of', name: text.asOf },
  { key: 'faults', name: text.faults, num: true },
  { key: 'publication', name: text.publication, num: true },
];

/** Each row leads to its report. */
function RunRows({ runs }: Pick<Runs, 'runs'>) {
  return (
    <TableSection title={text.runs}>
      <Rows caption={text.caption} columns={columns}>
        <tbody>
          {runs.map((run) => (
            <Row key={run.id}>
              <Cell>
                <RowLink to={officePaths.intakeRun(run.id)}>
                  {thaiDateTime(new Date(run.began_at))}
                </RowLink>
                {run.source === '' ? null : <Sub>{run.source}</Sub>}
              </Cell>
              <Cell word={text.outcome}>
                <OutcomeBadge outcome={run.outcome} />
                {run.forced ? <Sub>{text.forced}</Sub> : null}
                {run.dry_run ? <Sub>{text.dryRun}</Sub> : null}
              </Cell>
              <Cell word={text.asOf}>{run.as_of === null ? null : thaiDateShort(run.as_of)}</Cell>
              <Cell word={text.faults} num>
                {run.fault_count === 0 ? null : text.rows(run.fault_count)}
              </Cell>
              <Cell word={text.publication} num>
                {run.publication === null ? null : text.one.publicationOf(run.publication)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
    </TableSection>
  );
}
