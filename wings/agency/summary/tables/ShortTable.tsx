import { CircleCheck, Hourglass } from 'lucide-react';
import { reasonWords } from '../../../../api/agency/report.text.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { SummaryData } from '../shapes.ts';
import styles from '../summary.module.css';
import { text } from '../summary.text.ts';
import { emptyOf } from './empty-of.ts';
import { Section } from './Section.tsx';

type Own = NonNullable<SummaryData['own']>;

interface ShortTableProps extends Pick<SummaryData, 'group'> {
  readonly own: Own;
}

const { c: words } = text;
const columns = [
  { key: 'member', name: words.member },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'uncollected', name: text.baht(text.uncollected), num: true },
  { key: 'reason', name: words.reason },
];

const Line = ({ line }: { readonly line: Own['table_c'][number] }) => (
  <Row>
    <Cell>
      {line.name}
      <Sub>{words.memberNo(line.membership_no)}</Sub>
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
    <Cell word={words.reason}>
      {line.reason === null ? null : (
        <span>
          {reasonWords[line.reason]}
          {line.new_agency === null ? null : <Sub>{line.new_agency}</Sub>}
        </span>
      )}
    </Cell>
  </Row>
);

/** Table C (D-26): of whom not everything came in, and why. */
export function ShortTable({ own, group }: ShortTableProps) {
  const { table_b, table_c } = own;
  const isOpen = table_b.told !== 'POSTED';
  return (
    <Section title={words.title}>
      {table_c.length === 0 ? (
        <p className={styles.calm}>
          <Icon of={isOpen ? Hourglass : CircleCheck} size="s" />
          <span>{emptyOf(table_b.told, group)}</span>
        </p>
      ) : (
        <Rows caption={words.caption} columns={columns}>
          <tbody>
            {table_c.map((line) => (
              <Line key={`${line.membership_no} ${line.bill_seq}`} line={line} />
            ))}
          </tbody>
        </Rows>
      )}
    </Section>
  );
}
