import type { DataOf } from '../../../../api/endpoint.ts';
import { reportText } from '../../../../core/intake/report.text.ts';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import type { readIntakeRun } from '../intake.api.ts';
import { text } from '../intake.text.ts';

type Subjects = DataOf<typeof readIntakeRun>['subjects'];

const words = reportText.columns;
const counts = ['before', 'after', 'added', 'changed', 'missing', 'refused'] as const;
/** A phone has a line for each figure: those of nothing are left out there. */
const onWide = { layout: 'wide' } as const;
const columns = [
  { key: 'name', name: words.name },
  ...counts.map((key) => ({ key, name: words[key], num: true })),
];

/** Rows of each file by what became of them. */
export function SubjectRows({ subjects }: { readonly subjects: Subjects }) {
  if (subjects.length === 0) return null;
  return (
    <TableSection title={text.one.subjects}>
      <Rows caption={text.one.subjectsCaption} columns={columns}>
        <tbody>
          {subjects.map((subject) => (
            <Row key={subject.file}>
              <Cell>{subject.name}</Cell>
              {counts.map((key) => (
                <Cell key={key} word={words[key]} num {...(subject[key] === 0 && onWide)}>
                  {text.count(subject[key])}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Rows>
    </TableSection>
  );
}
