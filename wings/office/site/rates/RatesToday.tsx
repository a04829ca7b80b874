import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import type { ListRow } from '../list/list-data.ts';
import { rateState } from './rate-state.ts';
import { text } from './rates.text.ts';

interface RatesTodayProps {
  readonly rows: readonly ListRow[];
  readonly today: string;
}

/** The rates as the front page shows them today. */
export function RatesToday({ rows, today }: RatesTodayProps) {
  const shown = rows.filter((row) => rateState(row, rows, today) === 'now');
  const words = text.table;
  if (shown.length === 0) return <p>{words.none}</p>;
  return (
    <Table caption={words.caption} tight>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" className={tableStyles.num}>
            {words.rate}
          </th>
          <th scope="col">{words.since}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, rate, effective_on }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={tableStyles.num}>{rate}</td>
            <td>
              <ThaiDate day={String(effective_on)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
