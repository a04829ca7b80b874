import { TextField } from '../../../kit/field/TextField.tsx';
import { text } from './dividend-calculator.text.ts';
import { type DividendTyped, type LessTyped, neatly } from './fields.ts';
import { Rows } from './Rows.tsx';
import type { DividendFaults } from './result.ts';

interface DeductionsProps {
  readonly rows: readonly LessTyped[];
  readonly faults: DividendFaults;
  readonly onChange: (part: Partial<DividendTyped>) => void;
}

/** What is taken off what is paid: cremation fees, donations. */
export function Deductions({ rows, faults, onChange }: DeductionsProps) {
  return (
    <Rows
      legend={text.less}
      rows={rows}
      name="less"
      add={text.addLess}
      remove={text.removeLess}
      emptyRow={(id) => ({ id, name: '', amount: '' })}
      onRows={(less) => onChange({ less })}
    >
      {(row, put) => (
        <>
          <TextField
            label={text.lessName}
            name="name"
            autoComplete="off"
            maxLength={40}
            value={row.name}
            error={faults[`name-${row.id}`]}
            onChange={(event) => put({ name: event.target.value })}
          />
          <TextField
            label={text.lessAmount}
            name="less"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            alignEnd
            value={row.amount}
            error={faults[`less-${row.id}`]}
            onChange={(event) => put({ amount: event.target.value })}
            onBlur={() => put({ amount: neatly('amount', row.amount) })}
          />
        </>
      )}
    </Rows>
  );
}
