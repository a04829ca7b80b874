import { TextField } from '../../../../kit/field/TextField.tsx';
import { text } from '../caldividend.text.ts';
import { type DividendTyped, type ExtraTyped, neatly } from '../input/fields.ts';
import type { DividendFaults } from '../input/result.ts';
import { Rows } from './Rows.tsx';

interface ExtrasProps {
  readonly rows: readonly ExtraTyped[];
  readonly faults: DividendFaults;
  readonly onChange: (part: Partial<DividendTyped>) => void;
}

/** Purchases besides the monthly ones, each with its day. */
export function Extras({ rows, faults, onChange }: ExtrasProps) {
  return (
    <Rows
      legend={text.extras}
      rows={rows}
      name="extra"
      add={text.addExtra}
      remove={text.removeExtra}
      blank={(id) => ({ id, on: '', amount: '' })}
      onRows={(extras) => onChange({ extras })}
    >
      {(row, put) => (
        <>
          <TextField
            label={text.extraOn}
            name="on"
            autoComplete="off"
            maxLength={40}
            value={row.on}
            error={faults[`on-${row.id}`]}
            onChange={(event) => put({ on: event.target.value })}
            onBlur={() => put({ on: neatly('on', row.on) })}
          />
          <TextField
            label={text.extraAmount}
            name="extra"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            alignEnd
            value={row.amount}
            error={faults[`extra-${row.id}`]}
            onChange={(event) => put({ amount: event.target.value })}
            onBlur={() => put({ amount: neatly('amount', row.amount) })}
          />
        </>
      )}
    </Rows>
  );
}
