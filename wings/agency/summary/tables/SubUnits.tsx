import { postingWords } from '../../../../api/agency/state.text.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { SummaryData } from '../shapes.ts';
import styles from '../summary.module.css';
import { text } from '../summary.text.ts';
import { Section } from './Section.tsx';

type Below = NonNullable<SummaryData['sub_units']>;
type Sums = Pick<Below['units'][number], 'members' | 'billed' | 'collected' | 'uncollected'>;

const { units: words } = text;
const columns = [
  { key: 'unit', name: words.unit },
  { key: 'state', name: text.state },
  { key: 'members', name: words.members, num: true },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'uncollected', name: text.baht(text.uncollected), num: true },
];

const Figures = ({ members, billed, collected, uncollected }: Sums) => (
  <>
    <Cell word={words.members} num>
      {String(members)}
    </Cell>
    <Cell word={text.billed} num>
      <Money value={billed} />
    </Cell>
    <Cell word={text.collected} num>
      {collected === null ? null : <Money value={collected} />}
    </Cell>
    <Cell word={text.uncollected} num>
      {uncollected === null ? null : <Money value={uncollected} />}
    </Cell>
  </>
);

const State = ({ state }: Pick<Below['units'][number], 'state'>) => (
  <Cell word={text.state} layout="beside">
    <Badge kind={state === 'POSTED' ? 'ok' : 'plain'}>{postingWords[state]}</Badge>
  </Cell>
);

const Unit = ({ unit }: { readonly unit: Below['units'][number] }) => (
  <Row>
    <Cell>
      {unit.name}
      <Sub>
        {words.no(unit.no)}
        {unit.agencies > 1 ? ` · ${words.several(unit.agencies)}` : null}
      </Sub>
    </Cell>
    <State state={unit.state} />
    <Figures {...unit} />
  </Row>
);

/** Sums of the agencies below (D-26), each with all that lies under it; never their members. */
export function SubUnits({ below }: { readonly below: Below }) {
  const { units, own, total } = below;
  const isOpen = total !== null && total.collected === null;
  return (
    <Section
      title={words.title}
      end={
        total ? (
          <span className={styles.label}>
            {words.postedOf(total.posted_agencies, total.agencies)}
          </span>
        ) : null
      }
      note={isOpen ? `${words.sums} ${words.later}` : words.sums}
    >
      {units.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <div className={styles.units}>
          {' '}
          <Rows caption={words.caption} columns={columns}>
            <tbody>
              {units.map((unit) => (
                <Unit key={unit.no} unit={unit} />
              ))}
              {own ? (
                <Row>
                  <Cell>{words.own}</Cell>
                  <State state={own.state} />
                  <Figures {...own} />
                </Row>
              ) : null}
              {total ? (
                <Row as="sum">
                  <Cell>{words.total}</Cell>
                  <Cell word={text.state} layout="beside" />
                  <Figures {...total} />
                </Row>
              ) : null}
            </tbody>
          </Rows>
        </div>
      )}
    </Section>
  );
}
