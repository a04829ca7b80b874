import { Calendar, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../icon/Icon.tsx';
import styles from './month-picker.module.css';
import { monthPickerText as text } from './month-picker.text.ts';
import { monthName, monthsAround, type PickedMonth, sameMonth } from './months.ts';

interface MonthPickerProps {
  /** Newest first; years of the Buddhist era. */
  readonly months: readonly PickedMonth[];
  readonly chosen: PickedMonth;
}

/**
 * One month before, one after, and all of them: each has an address (`year` and `month`, beside
 * what stands there already). Months that are not in the list are stepped over.
 */
export function MonthPicker({ months, chosen }: MonthPickerProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { earlier, later, all } = monthsAround(months, chosen);
  const to = ({ year, month }: PickedMonth) => {
    const next = new URLSearchParams(params);
    next.set('year', String(year));
    next.set('month', String(month));
    return `?${next}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div className={styles.picker} role="group" aria-label={text.label}>
      <Step name={text.earlier} icon={ChevronLeft} to={earlier && to(earlier)} />
      <span className={styles.now}>
        <Icon of={Calendar} size="s" />
        <select
          aria-label={text.label}
          value={all.findIndex((one) => sameMonth(one, chosen))}
          onChange={({ target }) => {
            const picked = all[Number(target.value)];
            if (picked) navigate(to(picked));
          }}
        >
          {all.map((one, at) => (
            <option key={monthName(one)} value={at}>
              {monthName(one)}
            </option>
          ))}
        </select>
      </span>
      <Step name={text.later} icon={ChevronRight} to={later && to(later)} />
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Undefined: there is none that way. */
  readonly to: string | undefined;
}

function Step({ name, icon, to }: StepProps) {
  const inside = <Icon of={icon} />;
  if (to === undefined) {
    return (
      <button type="button" className={styles.step} aria-label={name} disabled>
        {inside}
      </button>
    );
  }
  return (
    <Link className={styles.step} aria-label={name} to={to} preventScrollReset>
      {inside}
    </Link>
  );
}
