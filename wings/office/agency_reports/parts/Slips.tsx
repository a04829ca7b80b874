import type { DataOf } from '../../../../api/endpoint.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { readReport } from '../agency_reports.api.ts';
import { text } from '../agency_reports.text.ts';

const words = text.one;
const columns = [
  { key: 'paid', name: words.paidOn },
  { key: 'amount', name: text.baht(words.amount), num: true },
  { key: 'by', name: words.addedBy },
];

/** Proofs of transfers that came with the report. */
export function Slips({ one: { slips } }: { readonly one: DataOf<typeof readReport> }) {
  return (
    <Panel title={words.slips}>
      {slips.length === 0 ? (
        <p>{words.noSlips}</p>
      ) : (
        <Rows caption={words.slipsCaption} columns={columns}>
          <tbody>
            {slips.map((slip) => (
              <Row key={slip.id}>
                <Cell>
                  <ThaiDate day={slip.paid_on} />
                </Cell>
                <Cell word={words.amount} num>
                  <Money value={slip.amount} />
                </Cell>
                <Cell word={words.addedBy}>{slip.added_by}</Cell>
              </Row>
            ))}
          </tbody>
        </Rows>
      )}
    </Panel>
  );
}
