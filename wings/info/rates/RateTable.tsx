import type { DataOf } from '../../../api/endpoint.ts';
import { classes } from '../../../kit/classes.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Disclosure } from '../../../kit/disclosure/Disclosure.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import type { readRates } from './rates.api.ts';
import styles from './rates.module.css';
import { ratesText as text } from './rates.text.ts';

type Rate = DataOf<typeof readRates>['deposit'][number];

interface RateTableProps {
  readonly title: string;
  /** Stands where there is no rate. */
  readonly none: string;
  readonly rates: readonly Rate[];
}

/** The rates in force with their day; folded below them those that were before. */
export function RateTable({ title, none, rates }: RateTableProps) {
  const former = rates.flatMap(({ name, former }) => former.map((step) => ({ name, ...step })));
  const day = sharedDay(rates);
  return (
    <Panel title={title} end={day && <Since day={day} />}>
      {rates.length > 0 ? <Steps caption={title} steps={rates} /> : <Muted>{none}</Muted>}
      {former.length > 0 ? <Former title={title} steps={former} /> : null}
    </Panel>
  );
}

type Step = Pick<Rate, 'name' | 'rate' | 'effective_on'>;

/** The day from which all of them are in force; undefined where they differ. */
function sharedDay([first, ...others]: readonly Step[]): string | undefined {
  const day = first?.effective_on;
  return others.every(({ effective_on }) => effective_on === day) ? day : undefined;
}

const Since = ({ day }: { readonly day: string }) => (
  <p>
    {text.since} <ThaiDate day={day} />
  </p>
);

function Former({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  const day = sharedDay(steps);
  return (
    <Disclosure summary={text.former} className={styles.former}>
      {day && <Since day={day} />}
      <Steps caption={text.formerOf(title)} steps={steps} />
    </Disclosure>
  );
}

interface StepsProps {
  readonly caption: string;
  readonly steps: readonly Step[];
}

/** Each with its day, unless all have the same: that stands once above the table. */
function Steps({ caption, steps }: StepsProps) {
  const isDated = sharedDay(steps) === undefined;
  return (
    <div className={classes(styles.table, isDated && styles.dated)}>
      <Table caption={caption} tight>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            <th scope="col" className={tableStyles.num}>
              {text.perYear}
            </th>
            {isDated ? (
              <th scope="col" className={tableStyles.num}>
                {text.since}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, rate, effective_on }) => (
            <tr key={`${name} ${effective_on}`}>
              <th scope="row">{name}</th>
              <td className={tableStyles.num}>
                <b>{rate}</b>
              </td>
              {isDated ? (
                <td className={tableStyles.num}>
                  <ThaiDate day={effective_on} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
