import type { DataOf } from '../../../../api/endpoint.ts';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { text } from '../elections.text.ts';
import type { checkVoters } from './voters.api.ts';

const words = text.voters;
const columns = [
  { key: 'row', name: words.row },
  { key: 'column', name: words.column },
  { key: 'value', name: words.value },
  { key: 'reason', name: words.reason },
];

interface ProblemRowsProps {
  readonly problems: DataOf<typeof checkVoters>['problems'];
  readonly total: number;
}

/** What is to be mended in the file, by row. */
export function ProblemRows({ problems, total }: ProblemRowsProps) {
  return (
    <>
      <Rows caption={words.problemsCaption} columns={columns}>
        <tbody>
          {problems.map(({ row, column, value, reason }) => (
            <Row key={`${row} ${column} ${reason}`}>
              <Cell>
                {words.row} {row}
              </Cell>
              <Cell word={words.column}>{column}</Cell>
              <Cell word={words.value}>{value}</Cell>
              <Cell word={words.reason}>{reason}</Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
      {total > problems.length ? (
        <Muted>{words.problemsMore(total - problems.length)}</Muted>
      ) : null}
    </>
  );
}
