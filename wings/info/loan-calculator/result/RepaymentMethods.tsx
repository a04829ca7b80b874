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

const methods = ['principal', 'instalment'] as const;

interface RepaymentMethodsProps {
  readonly result: LoanResult;
  /** Chosen in the form; the result may still follow. */
  readonly method: LoanTyped['way'];
  readonly onChange: (part: Partial<LoanTyped>) => void;
}

/** Both ways of repayment side by side; each is the choice of itself. */
export function RepaymentMethods({ result, method, onChange }: RepaymentMethodsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {text.chooseMethod}
      </h2>
      <div className={styles.ways} role="radiogroup" aria-labelledby={id}>
        {methods.map((one) => (
          <MethodOption
            key={one}
            method={one}
            hint={hintOf(one, result)}
            schedule={result.schedules[one]}
            requestedPeriods={result.periods}
            checked={method === one}
            onChoose={() => onChange({ way: one })}
          />
        ))}
      </div>
    </section>
  );
}

function hintOf(method: LoanTyped['way'], { by, schedules }: LoanResult): string {
  if (by === 'periods') return text.methodHint[method];
  return text.methodHintByPayment[method](schedules.instalment?.instalments.length ?? 0);
}

interface MethodOptionProps {
  readonly method: LoanTyped['way'];
  readonly hint: string;
  readonly schedule: Schedule | undefined;
  readonly requestedPeriods: number | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function MethodOption({
  method,
  hint,
  schedule,
  requestedPeriods,
  checked,
  onChoose,
}: MethodOptionProps) {
  const id = useId();
  return (
    <label className={styles.way}>
      <span className={checkStyles.check}>
        <input
          type="radio"
          name="way"
          form={loanForm}
          value={method}
          checked={checked}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-figures`}
        />
        <span className={styles.wayName} id={`${id}-name`}>
          <b>{text.method[method]}</b> <small>{hint}</small>
        </span>
      </span>
      <span id={`${id}-figures`} className={styles.wayFigures}>
        {schedule ? (
          <Figures method={method} schedule={schedule} requestedPeriods={requestedPeriods} />
        ) : (
          text.impossible
        )}
      </span>
    </label>
  );
}

interface FiguresProps {
  readonly method: LoanTyped['way'];
  readonly schedule: Schedule;
  /** Periods, where those were asked for. */
  readonly requestedPeriods: number | undefined;
}

function Figures({ method, schedule, requestedPeriods }: FiguresProps) {
  const step = useSite().loan_round_step;
  const { instalments, totalInterestSatang, totalPaidSatang } = schedule;
  const [first, last] = [instalments[0], instalments.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <span className={styles.wayFigure}>
        <small>{method === 'principal' ? text.first : text.each}</small>{' '}
        <Amount value={first.paymentSatang} />
      </span>
      <Line label={text.last} value={formatBaht(last.paymentSatang)} />
      <Line label={text.periods} value={String(instalments.length)} />
      {requestedPeriods !== undefined && instalments.length < requestedPeriods ? (
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
