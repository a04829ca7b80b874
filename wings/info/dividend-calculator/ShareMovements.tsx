import { TextField } from '../../../kit/field/TextField.tsx';
import { text } from './dividend-calculator.text.ts';
import { type ExtraTyped, neatly } from './fields.ts';
import { Rows } from './Rows.tsx';
import type { DividendFaults } from './result.ts';

/** Which moves they are: names of their fields in the address, and their words. */
const kinds = {
  extra: {
    day: 'on',
    legend: text.extras,
    on: text.extraOn,
    add: text.addExtra,
    remove: text.removeExtra,
  },
  out: {
    day: 'off',
    legend: text.outs,
    on: text.outOn,
    add: text.addOut,
    remove: text.removeOut,
  },
} as const;

interface MovesProps {
  readonly kind: keyof typeof kinds;
  readonly rows: readonly ExtraTyped[];
  readonly faults: DividendFaults;
  readonly onRows: (rows: readonly ExtraTyped[]) => void;
}

/** Purchases besides the monthly ones, or withdrawals, each with its day. */
export function Moves({ kind, rows, faults, onRows }: MovesProps) {
  const { day, legend, on, add, remove } = kinds[kind];
  return (
    <Rows
      {...{ legend, rows, add, remove, onRows }}
      name={kind}
      emptyRow={(id) => ({ id, on: '', amount: '' })}
    >
      {(row, put) => (
        <>
          <TextField
            label={on}
            name={day}
            autoComplete="off"
            maxLength={40}
            value={row.on}
            error={faults[`${day}-${row.id}`]}
            onChange={(event) => put({ on: event.target.value })}
            onBlur={() => put({ on: neatly('on', row.on) })}
          />
          <TextField
            label={text.extraAmount}
            name={kind}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            alignEnd
            value={row.amount}
            error={faults[`${kind}-${row.id}`]}
            onChange={(event) => put({ amount: event.target.value })}
            onBlur={() => put({ amount: neatly('amount', row.amount) })}
          />
        </>
      )}
    </Rows>
  );
}
