import type { DataOf } from '../../../../api/endpoint.ts';
import { reportText } from '../../../../core/intake/report.text.ts';
import { changedSums } from '../../../../core/intake/report-sheet.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import type { readIntakeRun } from '../intake.api.ts';
import { text } from '../intake.text.ts';

type Subjects = DataOf<typeof readIntakeRun>['subjects'];

const words = reportText.columns;
const columns = [
  { key: 'name', name: words.name },
  { key: 'before', name: words.beforeBaht, num: true },
  { key: 'after', name: words.afterBaht, num: true },
];

/** Sums of amount columns that are others than before. */
export function SumRows({ subjects }: { readonly subjects: Subjects }) {
  const sums = changedSums(subjects);
  if (sums.length === 0) return null;
  return (
    <TableSection title={text.one.sums}>
      <Rows caption={text.one.sumsCaption} columns={columns}>
        <tbody>
          {sums.map(({ name, column, before, after }) => (
            <Row key={`${name} ${column}`}>
              <Cell>
                {name}
                <Sub>{column}</Sub>
              </Cell>
              <Cell word={words.before} num>
                <Money value={before} />
              </Cell>
              <Cell word={words.after} num>
                <Money value={after} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
    </TableSection>
  );
}
