import { useState } from 'react';
import { addMonths } from '../../../core/days.ts';
import { thaiMonthShort } from '../../../core/thai-date.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './dividend-calculator.module.css';
import { text } from './dividend-calculator.text.ts';
import { type DividendTyped, fiscalYearIn, neatly, noMonths } from './fields.ts';
import type { DividendFaults } from './result.ts';

interface MonthsProps {
  readonly typed: DividendTyped;
  readonly faults: DividendFaults;
  readonly onChange: (part: Partial<DividendTyped>) => void;
}

/** The twelve months of the fiscal year; an empty one takes the amount of every month. */
export function Months({ typed, faults, onChange }: MonthsProps) {
  const { fiscal_year_start_month: startMonth, today } = useSite();
  const first = fiscalYearIn(typed.year, startMonth)?.startsOn ?? today;
  const own = typed.months.some((month) => month.trim() !== '');
  // Only at first: it must not close over the field that is being emptied.
  const [open] = useState(own);
  const put = (at: number, value: string) =>
    onChange({ months: typed.months.map((month, other) => (other === at ? value : month)) });
  return (
    <details className={styles.months} open={open}>
      <summary>{text.months}</summary>
      <p className={styles.hint}>{text.monthsHint}</p>
      <div className={styles.monthGrid}>
        {typed.months.map((month, at) => {
          const name = thaiMonthShort(addMonths(first, at).slice(0, 7));
          return (
            <TextField
              key={name}
              label={name}
              name="m"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              alignEnd
              placeholder={typed.every}
              value={month}
              error={faults[`month-${at}`]}
              onChange={(event) => put(at, event.target.value)}
              onBlur={() => {
                const neat = neatly('amount', month);
                if (neat !== month) put(at, neat);
              }}
            />
          );
        })}
      </div>
      {own ? (
        <div className={styles.scriptOnly}>
          <Button small onClick={() => onChange({ months: noMonths })}>
            {text.sameEvery}
          </Button>
        </div>
      ) : null}
    </details>
  );
}
