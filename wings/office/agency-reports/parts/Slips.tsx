import { FileDown } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { useFile } from '../../../../parts/download/use-file.ts';
import { TableSection } from '../../../../parts/table-section/TableSection.tsx';
import { downloadSlip, type readReport } from '../agency-reports.api.ts';
import { text } from '../agency-reports.text.ts';
import { keyOf } from './key.ts';
import { monthWords } from './report-words.ts';

type One = DataOf<typeof readReport>;

const words = text.one;
const columns = [
  { key: 'paid', name: words.paidOn },
  { key: 'amount', name: text.baht(words.amount), num: true },
  { key: 'by', name: words.addedBy },
  { key: 'file', name: words.file, num: true },
];

/** Proofs of transfers that came with the report. */
export function Slips({ one: { slips, report } }: { readonly one: One }) {
  return (
    <TableSection title={words.slips}>
      {slips.length === 0 ? (
        <p>{words.noSlips}</p>
      ) : (
        <Rows caption={words.slipsCaption} columns={columns}>
          <tbody>
            {slips.map((slip) => (
              <SlipLine key={slip.id} slip={slip} report={report} />
            ))}
          </tbody>
        </Rows>
      )}
    </TableSection>
  );
}

interface SlipLineProps {
  readonly slip: One['slips'][number];
  readonly report: One['report'];
}

function SlipLine({ slip, report }: SlipLineProps) {
  const { busy, download } = useFile(downloadSlip);
  const { version: _, ...which } = keyOf(report);
  return (
    <Row>
      <Cell>
        <ThaiDate day={slip.paid_on} />
        {slip.also_in.map((month) => (
          <Sub key={monthWords(month)}>{words.alsoIn(monthWords(month))}</Sub>
        ))}
      </Cell>
      <Cell word={words.amount} num>
        <Money value={slip.amount} />
      </Cell>
      <Cell word={words.addedBy}>{slip.added_by}</Cell>
      <Cell word={words.file} num>
        <Button
          small
          icon={FileDown}
          busy={busy !== undefined}
          busyText={words.taking}
          onClick={() => void download({ ...which, id: slip.id })}
        >
          <span aria-hidden="true">{words.download}</span>
          <VisuallyHidden>
            {words.downloadOf(thaiDateShort(slip.paid_on), slip.amount)}
          </VisuallyHidden>
        </Button>
      </Cell>
    </Row>
  );
}
