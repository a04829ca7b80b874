import { useId } from 'react';
import type { Schedule } from '../../../../core/loan/terms.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import checkStyles from '../../../../kit/checkbox/checkbox.module.css';
import { useSite } from '../../../../shell/site/site.ts';
import type { LoanTyped } from '../fields.ts';
import { loanForm } from '../LoanForm.tsx';
import styles from '../loan-calculator.module.css';
import { text } from '../loan-calculator.text.ts';
import type { LoanResult } from '../result.ts';

const bothWays = ['principal', 'instalment'] as const;

interface RepaymentMethodsProps {
  readonly result: LoanResult;
  /** Chosen in the form; the result may still follow. */
  readonly way: LoanTyped['way'];
  readonly onChange: (part: Partial<LoanTyped>) => void;
}

/** Both ways of repayment side by side; each is the choice of itself. */
export function RepaymentMethods({ result, way, onChange }: RepaymentMethodsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {text.ways}
      </h2>
      <div className={styles.ways} role="radiogroup" aria-labelledby={id}>
        {bothWays.map((one) => (
          <Way
            key={one}
            way={one}
            hint={hintOf(one, result)}
            schedule={result.ways[one]}
            asked={result.periods}
            checked={way === one}
            onChoose={() => onChange({ way: one })}
          />
        ))}
      </div>
    </section>
  );
}

function hintOf(way: LoanTyped['way'], { by, ways }: LoanResult): string {
  if (by === 'periods') return text.wayHint[way];
  return text.wayHintGiven[way](ways.instalment?.instalments.length ?? 0);
}

interface WayProps {
  readonly way: LoanTyped['way'];
  readonly hint: string;
  readonly schedule: Schedule | undefined;
  readonly asked: number | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Way({ way, hint, schedule, asked, checked, onChoose }: WayProps) {
  const id = useId();
  return (
    <label className={styles.way}>
      <span className={checkStyles.check}>
        <input
          type="radio"
          name="way"
          form={loanForm}
          value={way}
          checked={checked}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-figures`}
        />
        <span className={styles.wayName} id={`${id}-name`}>
          <b>{text.way[way]}</b> <small>{hint}</small>
        </span>
      </span>
      <span id={`${id}-figures`} className={styles.wayFigures}>
        {schedule ? <Figures way={way} schedule={schedule} asked={asked} /> : text.noWay}
      </span>
    </label>
  );
}

interface FiguresProps {
  readonly way: LoanTyped['way'];
  readonly schedule: Schedule;
  /** Periods, where those were asked for. */
  readonly asked: number | undefined;
}

function Figures({ way, schedule, asked }: FiguresProps) {
  const step = useSite().loan_round_step;
  const { instalments, totalInterestSatang, totalPaidSatang } = schedule;
  const [first, last] = [instalments[0], instalments.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <span className={styles.wayFigure}>
        <small>{way === 'principal' ? text.first : text.each}</small>{' '}
        <Amount value={first.paymentSatang} />
      </span>
      <Line label={text.last} value={formatBaht(last.paymentSatang)} />
      <Line label={text.count} value={String(instalments.length)} />
      {asked !== undefined && instalments.length < asked ? (
        <small className={styles.sooner}>{text.sooner(step, instalments.length)}</small>
      ) : null}
      <Line label={text.interest} value={<b>{formatBaht(totalInterestSatang)}</b>} />
      <Line label={text.paid} value={formatBaht(totalPaidSatang)} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: React.ReactNode;
}

function Line({ label, value }: LineProps) {
  return (
    <span className={styles.wayLine}>
      <span>{label}</span> <span>{value}</span>
    </span>
  );
}
