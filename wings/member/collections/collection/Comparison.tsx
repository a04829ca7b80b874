import type { DataOf } from '../../../../api/endpoint.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { readCollection } from '../collections.api.ts';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import { monthLong, refWords } from '../status-words.ts';

type Bill = DataOf<typeof readCollection>;
type Compared = NonNullable<Bill['compared']>;

const { compare: words } = text;

interface ComparisonProps {
  readonly now: Bill['head'];
  readonly compared: Compared;
}

/** More is neither good nor bad: the way is told by sign and word, not by a colour. */
function Difference({ value, word }: { readonly value: string; readonly word: string }) {
  const isLess = value.startsWith('-');
  const sign = value === '0.00' ? 0 : isLess ? -1 : 1;
  return <Signed value={value.replace('-', '')} sign={sign} colour="gray" word={word} />;
}

const changeLabel = (difference: string): string => {
  if (difference === '0.00') return words.same;
  return difference.startsWith('-') ? words.less : words.more;
};

function ComparedRow({ item }: { readonly item: Compared['items'][number] }) {
  const ref = refWords(item.group, item.ref_no);
  return (
    <Row>
      <Cell>
        {item.name}
        {ref === null ? null : <Sub>{ref}</Sub>}
      </Cell>
      <Cell word={words.before} num>
        {item.change === 'new' ? null : <Money value={item.before} />}
      </Cell>
      <Cell word={words.now} num>
        {item.change === 'gone' ? null : <Money value={item.now} />}
      </Cell>
      <Cell word={words.change} num>
        <Difference value={item.difference} word={words[item.change]} />
      </Cell>
    </Row>
  );
}

/** What is new, gone, more or less than in the bill before; what stayed the same is counted. */
export function Comparison({ now, compared }: ComparisonProps) {
  const month = monthLong(compared);
  const changed = compared.items.filter(({ change }) => change !== 'same');
  const same = compared.items.length - changed.length;
  const columns = [
    { key: 'what', name: text.one.details },
    { key: 'before', name: month, num: true },
    { key: 'now', name: monthLong(now), num: true },
    { key: 'change', name: words.change, num: true },
  ];
  return (
    <section className={styles.section}>
      <h2>{words.title(month)}</h2>
      <Rows caption={words.caption(month)} columns={columns}>
        <tbody>
          {changed.map((item) => (
            <ComparedRow key={`${item.group} ${item.name} ${item.ref_no}`} item={item} />
          ))}
        </tbody>
        <tbody>
          <Row as="sum">
            <Cell>{words.total}</Cell>
            <Cell word={words.before} num>
              <Money value={compared.billed} />
            </Cell>
            <Cell word={words.now} num>
              <Money value={now.billed} />
            </Cell>
            <Cell word={words.change} num>
              <Difference value={compared.difference} word={changeLabel(compared.difference)} />
            </Cell>
          </Row>
        </tbody>
      </Rows>
      {same > 0 ? (
        <p className={styles.same}>{changed.length > 0 ? words.sameCount(same) : words.nothing}</p>
      ) : null}
    </section>
  );
}
