import type * as z from 'zod/mini';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { RowLink } from '../../../../kit/link/RowLink.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { text } from '../agency-reports.text.ts';
import type { headShape } from '../shapes.ts';
import { Moment } from './Moment.tsx';
import { monthWords } from './report-words.ts';

type Head = z.output<typeof headShape>;

interface ReportRowsProps {
  readonly caption: string;
  readonly reports: readonly Head[];
}

const columns = [
  { key: 'unit', name: text.unit },
  { key: 'month', name: text.month },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'difference', name: text.baht(text.difference), num: true },
  { key: 'submitted', name: text.submitted },
];

/** Each row leads to its report. */
export function ReportRows({ caption, reports }: ReportRowsProps) {
  return (
    <Rows caption={caption} columns={columns}>
      <tbody>
        {reports.map((report) => {
          const { member_group_no: no, year, month } = report;
          return (
            <Row key={`${no} ${year}-${month}`}>
              <Cell>
                <RowLink to={officePaths.report(no, year, month)}>{report.name}</RowLink>
                <Sub>{text.unitNo(no)}</Sub>
              </Cell>
              <Cell word={text.month}>{monthWords(report)}</Cell>
              <Cell word={text.billed} num>
                <Money value={report.billed} />
              </Cell>
              <Cell word={text.collected} num>
                <Money value={report.collected} />
              </Cell>
              <Cell word={text.difference} num>
                <Money value={report.difference} />
              </Cell>
              <Cell word={text.submitted}>
                <Moment at={report.submitted_at} />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Rows>
  );
}
