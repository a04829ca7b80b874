import { sumBaht } from '../../../../core/satang.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { SummaryData } from '../shapes.ts';
import styles from '../summary.module.css';
import { text } from '../summary.text.ts';
import { Section } from './Section.tsx';

type Own = NonNullable<SummaryData['own']>;
type Group = Own['table_a'][number];

const { a: words } = text;
const columns = [
  { key: 'group', name: words.group },
  { key: 'count', name: text.rows, num: true },
  { key: 'principal', name: text.baht(words.principal), num: true },
  { key: 'interest', name: text.baht(words.interest), num: true },
  { key: 'amount', name: text.baht(words.amount), num: true },
];

/** Of shares alone, and where the cooperative tells sums alone, loans have no parts. */
const withoutParts = columns.filter(({ key }) => key !== 'principal' && key !== 'interest');

interface FiguresProps {
  readonly hasParts: boolean;
  readonly principal: string | null;
  readonly interest: string | null;
  readonly amount: string;
}

const Figures = ({ hasParts, principal, interest, amount }: FiguresProps) => (
  <>
    {hasParts ? (
      <>
        <Cell word={words.principal} num>
          {principal === null ? null : <Money value={principal} />}
        </Cell>
        <Cell word={words.interest} num>
          {interest === null ? null : <Money value={interest} />}
        </Cell>
      </>
    ) : null}
    <Cell word={words.amount} num>
      <Money value={amount} />
    </Cell>
  </>
);

const Line = ({ line, hasParts }: { readonly line: Group; readonly hasParts: boolean }) => (
  <Row>
    <Cell>{text.groups[line.group]}</Cell>
    <Cell word={text.rows} num>
      {String(line.count)}
    </Cell>
    <Figures {...line} hasParts={hasParts} />
  </Row>
);

/** How principal, interest and all that is no loan come to the total; nothing where they do not. */
function Tie({ own: { table_a, total_a } }: { readonly own: Own }) {
  const { principal, interest, amount } = total_a;
  const rest = table_a.filter((line) => line.principal === null && line.interest === null);
  if (principal === null || interest === null || rest.length === 0) return null;
  const names = rest.map(({ group }) => text.groups[group]).join(' ');
  const restSum = sumBaht(rest.map((line) => line.amount));
  if (sumBaht([principal, interest, restSum]) !== amount) return null;
  return (
    <p className={styles.note}>
      <span>{words.parts(formatBaht(principal), formatBaht(interest))}</span>{' '}
      <span>{words.rest(names, formatBaht(restSum))}</span>{' '}
      <Nowrap>{words.makes(formatBaht(amount))}</Nowrap>
    </p>
  );
}

/** Table A (D-26): what is asked for by group, and the total. */
export function GroupTable({ own }: { readonly own: Own }) {
  const { table_a, total_a } = own;
  const hasParts = total_a.principal !== null;
  return (
    <Section title={words.title}>
      {table_a.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Rows caption={words.caption} columns={hasParts ? columns : withoutParts}>
          <tbody>
            {table_a.map((line) => (
              <Line key={line.group} line={line} hasParts={hasParts} />
            ))}
            <Row as="sum">
              <Cell>{text.total}</Cell>
              <Cell word={text.rows} num />
              <Figures {...total_a} hasParts={hasParts} />
            </Row>
          </tbody>
        </Rows>
      )}
      <Tie own={own} />
      {table_a.length > 1 ? <p className={styles.note}>{words.persons}</p> : null}
    </Section>
  );
}
