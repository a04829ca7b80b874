import { outcomeWords, reasonWords } from '../../../../api/agency/report.text.ts';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import type { readReport } from '../agency-reports.api.ts';
import { text } from '../agency-reports.text.ts';
import { momentWords } from './report-words.ts';

const words = text.one;
const columns = [
  { key: 'member', name: words.member },
  { key: 'outcome', name: words.outcome },
  { key: 'reason', name: words.reason },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'uncollected', name: text.baht(text.uncollected), num: true },
];

/** Whom not all was deducted from, why, and where they went. */
export function Shortfalls({ one }: { readonly one: DataOf<typeof readReport> }) {
  const { shortfalls, full } = one;
  return (
    <TableSection title={words.shortfalls}>
      {shortfalls.length === 0 ? (
        <p>{words.allFull}</p>
      ) : (
        <>
          <Rows caption={words.shortfallsCaption} columns={columns}>
            <tbody>
              {shortfalls.map((line) => (
                <Row key={`${line.membership_no} ${line.seq}`}>
                  <Cell>{line.membership_no}</Cell>
                  <Cell word={words.outcome}>
                    {outcomeWords[line.outcome]}
                    {line.said_by === null || line.said_at === null ? null : (
                      <Sub>{words.reportedBy(line.said_by, momentWords(line.said_at))}</Sub>
                    )}
                  </Cell>
                  <Cell word={words.reason}>
                    {line.reason === null ? null : reasonWords[line.reason]}
                    {line.new_agency === null ? null : (
                      <Sub>{words.newAgency(line.new_agency)}</Sub>
                    )}
                    {line.note === null ? null : <Sub>{line.note}</Sub>}
                  </Cell>
                  <Cell word={text.billed} num>
                    <Money value={line.billed} />
                  </Cell>
                  <Cell word={text.collected} num>
                    <Money value={line.collected} />
                  </Cell>
                  <Cell word={text.uncollected} num>
                    <Money value={line.uncollected} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Rows>
          <Muted>{words.full(full)}</Muted>
        </>
      )}
    </TableSection>
  );
}
