import type { DataOf } from '../../../../api/endpoint.ts';
import { reportText } from '../../../../core/intake/report.text.ts';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import type { readIntakeRun } from '../intake.api.ts';
import styles from '../intake.module.css';
import { text } from '../intake.text.ts';

type Subjects = DataOf<typeof readIntakeRun>['subjects'];
type Change = Subjects[number]['rewritten'][number]['columns'][number];

/** What a page shows without growing endless; the file holds them all. */
const mostShown = 200;

const words = reportText.columns;
const columns = [
  { key: 'item', name: words.item },
  { key: 'change', name: words.changed },
];

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <>{reportText.gone}</>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.column}>{reportText.differences([change])}</li>
      ))}
    </ul>
  );
}

/** Rows of history that members have seen and that are others now or gone, one by one. */
export function Rewritten({ subjects }: { readonly subjects: Subjects }) {
  const all = subjects.reduce((sum, { rewritten_count: count }) => sum + count, 0);
  if (all === 0) return null;
  const rows = subjects
    .flatMap(({ name, rewritten }) => rewritten.map((one) => ({ name, ...one })))
    .slice(0, mostShown);
  return (
    <TableSection title={text.one.rewritten} sub={text.one.rewrittenSub(all)}>
      <Rows caption={text.one.rewrittenCaption} columns={columns}>
        <tbody>
          {rows.map(({ name, row, columns: changes }) => (
            <Row key={`${name} ${row}`}>
              <Cell>
                {row}
                <Sub>{name}</Sub>
              </Cell>
              <Cell word={words.changed}>
                <Changes changes={changes} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
      {all > rows.length ? <p>{text.one.firstOf(rows.length)}</p> : null}
    </TableSection>
  );
}
