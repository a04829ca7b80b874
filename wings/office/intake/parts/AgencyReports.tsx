import type { DataOf } from '../../../../api/endpoint.ts';
import { reportText } from '../../../../core/intake/report.text.ts';
import { thaiMonthShort } from '../../../../core/thai-date.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import type { readIntakeRun } from '../intake.api.ts';
import styles from '../intake.module.css';
import { text } from '../intake.text.ts';

type Reports = DataOf<typeof readIntakeRun>['agency_reports'];

const words = reportText.columns;
const columns = [
  { key: 'member', name: words.member },
  { key: 'reported', name: words.reported, num: true },
  { key: 'posted', name: words.posted, num: true },
];

function Overruled({ report }: { readonly report: Reports[number] }) {
  return (
    <Rows caption={text.one.overruledCaption(report.agency_no)} columns={columns}>
      <tbody>
        {report.overruled.map(({ membership_no: no, reported, posted }) => (
          <Row key={no}>
            <Cell>{no}</Cell>
            <Cell word={words.reported} num>
              <Money value={reported} />
            </Cell>
            <Cell word={words.posted} num>
              <Money value={posted} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}

/** What agencies had reported of months that are posted now: borne out or not. */
export function AgencyReports({ reports }: { readonly reports: Reports }) {
  if (reports.length === 0) return null;
  return (
    <TableSection title={text.one.agencies}>
      {reports.map((report) => (
        <Panel
          key={`${report.agency_no} ${report.month}`}
          title={text.one.agency(report.agency_no, thaiMonthShort(report.month.slice(0, 7)))}
        >
          <p className={styles.sub}>
            {text.one.agencyCounts(report.confirmed, report.overruled_count)}
          </p>
          {report.overruled.length === 0 ? null : <Overruled report={report} />}
        </Panel>
      ))}
    </TableSection>
  );
}
