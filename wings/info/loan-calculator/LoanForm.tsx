import {
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
} from '../../../core/typed/typed-number.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { SlideField } from '../../../kit/slider/SlideField.tsx';
import { CalculatorForm } from '../../../parts/calculator/CalculatorForm.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { type LoanField, type LoanTyped, neatly, otherType, presetOf } from './fields.ts';
import styles from './loan-calculator.module.css';
import { text } from './loan-calculator.text.ts';
import type { LoanFaults } from './result.ts';
import { slidesOf } from './slider-ranges.ts';
import { withType } from './with-type.ts';

/** The fields that lie beside the result name their form by this. */
export const loanForm = 'loan';

interface LoanFormProps {
  readonly typed: LoanTyped;
  readonly faults: LoanFaults;
  /** Address of the last good result: sent along for those without script. */
  readonly good: string | null;
  readonly onChange: (part: Partial<LoanTyped>) => void;
  readonly onCommit: () => void;
}

/** What the loan is asked on. A real form: without script the button asks the server. */
export function LoanForm({ typed, faults, good, onChange, onCommit }: LoanFormProps) {
  const site = useSite();
  const slides = slidesOf(presetOf(typed.type, site));
  const field = (name: LoanField) => ({
    name,
    value: typed[name],
    error: faults[name],
  });
  const slide = (name: LoanField) => ({
    ...field(name),
    onText: (value: string) => onChange({ [name]: value }),
    onLeave: () => leave(name),
  });
  function leave(name: LoanField) {
    const neat = neatly(name, typed[name]);
    if (neat !== typed[name]) onChange({ [name]: neat });
  }
  const box = (name: LoanField) => ({
    ...field(name),
    autoComplete: 'off',
    maxLength: 40,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  const amountAt = parseTypedBaht(typed.amount);
  const paymentAt = parseTypedBaht(typed.payment);
  const rateAt = parseTypedRate(typed.rate);
  return (
    <CalculatorForm
      id={loanForm}
      label={text.form}
      good={good}
      onCommit={onCommit}
      className={styles.fields}
    >
      <SelectField
        label={text.type}
        name="type"
        value={typed.type}
        onChange={(event) => onChange(withType(typed, event.target.value, site))}
      >
        {site.calculator.loan_presets.map(({ name }, at) => (
          <option key={name} value={String(at + 1)}>
            {name}
          </option>
        ))}
        <option value={otherType}>{text.other}</option>
      </SelectField>
      <SlideField
        label={text.amount}
        unit={text.baht}
        {...slide('amount')}
        {...slides.amount}
        at={amountAt === undefined ? undefined : Number(amountAt) / 100}
      />
      <By by={typed.by} onChange={onChange} />
      <div className={styles.byPeriods}>
        <SlideField
          label={text.periods}
          unit={text.months}
          whole
          {...slide('periods')}
          {...slides.periods}
          at={parseTypedWhole(typed.periods)}
        />
      </div>
      <div className={styles.byPayment}>
        <SlideField
          label={text.payment}
          unit={text.baht}
          {...slide('payment')}
          {...slides.payment}
          at={paymentAt === undefined ? undefined : Number(paymentAt) / 100}
        />
      </div>
      <SlideField
        label={text.rate}
        unit={text.percent}
        {...slide('rate')}
        {...slides.rate}
        at={rateAt === undefined ? undefined : Number(rateAt) / 10_000}
      />
      <TextField label={text.from} hint={text.dayHint} {...box('from')} />
      <TextField
        label={text.salary}
        inputMode="decimal"
        unit={text.baht}
        alignEnd
        {...box('salary')}
      />
    </CalculatorForm>
  );
}

interface ByProps {
  readonly by: LoanTyped['by'];
  readonly onChange: LoanFormProps['onChange'];
}

/** Periods or payment; which field shows is the style sheet's work, so it needs no script. */
function By({ by, onChange }: ByProps) {
  return (
    <fieldset className={styles.by}>
      <legend>{text.by}</legend>
      <Checkbox
        type="radio"
        name="by"
        value="periods"
        checked={by === 'periods'}
        onChange={() => onChange({ by: 'periods' })}
      >
        {text.periods}
      </Checkbox>
      <Checkbox
        type="radio"
        name="by"
        value="payment"
        checked={by === 'payment'}
        onChange={() => onChange({ by: 'payment', way: 'instalment' })}
      >
        {text.payment}
      </Checkbox>
    </fieldset>
  );
}
