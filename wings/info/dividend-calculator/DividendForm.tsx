import { parseTypedBaht, parseTypedRate } from '../../../core/typed/typed-number.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { SlideField } from '../../../kit/slider/SlideField.tsx';
import { CalculatorForm } from '../../../parts/calculator/CalculatorForm.tsx';
import { Deductions } from './Deductions.tsx';
import styles from './dividend-calculator.module.css';
import { text } from './dividend-calculator.text.ts';
import { type DividendTyped, monthEndDay, neatly, type SingleField } from './fields.ts';
import { Months } from './Months.tsx';
import type { DividendFaults } from './result.ts';
import { Moves } from './ShareMovements.tsx';
import { slides } from './slider-ranges.ts';

interface DividendFormProps {
  readonly typed: DividendTyped;
  readonly faults: DividendFaults;
  readonly good: string | null;
  readonly onChange: (part: Partial<DividendTyped>) => void;
  readonly onCommit: () => void;
}

const payDays = Array.from({ length: 30 }, (_, at) => String(at + 1));

/** What the dividend is asked on; without script the button asks the server. */
export function DividendForm({ typed, faults, good, onChange, onCommit }: DividendFormProps) {
  function leave(name: SingleField) {
    const neat = neatly(name, typed[name]);
    if (neat !== typed[name]) onChange({ [name]: neat });
  }
  const field = (name: SingleField) => ({ name, value: typed[name], error: faults[name] });
  const slide = (name: SingleField) => ({
    ...field(name),
    onText: (value: string) => onChange({ [name]: value }),
    onLeave: () => leave(name),
  });
  const box = (name: SingleField) => ({
    ...field(name),
    autoComplete: 'off',
    maxLength: 24,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  const money = { inputMode: 'decimal', unit: text.baht, alignEnd: true } as const;
  const rateAt = (value: string) => {
    const rate = parseTypedRate(value);
    return rate === undefined ? undefined : Number(rate) / 10_000;
  };
  const everyAt = parseTypedBaht(typed.every);
  return (
    <CalculatorForm
      id="dividend"
      label={text.form}
      good={good}
      onCommit={onCommit}
      className={styles.fields}
    >
      <TextField label={text.year} inputMode="numeric" {...box('year')} />
      <Choice
        {...{ legend: text.method, name: 'method', of: ['monthly', 'daily'], value: typed.method }}
        onChoose={(method) => onChange({ method })}
      />
      <SlideField
        label={text.rate}
        unit={text.percent}
        {...slide('rate')}
        {...slides.rate}
        at={rateAt(typed.rate)}
      />
      <SlideField
        label={text.refundRate}
        unit={text.percent}
        {...slide('refund')}
        {...slides.refund}
        at={rateAt(typed.refund)}
      />
      <TextField label={text.bf} {...money} {...box('bf')} />
      <SlideField
        label={text.every}
        unit={text.baht}
        {...slide('every')}
        {...slides.every}
        at={everyAt === undefined ? undefined : Number(everyAt) / 100}
      />
      <SelectField
        label={text.day}
        name="day"
        value={typed.day}
        onChange={(event) => onChange({ day: event.target.value })}
      >
        {payDays.map((day) => (
          <option key={day} value={day}>
            {text.dayOf(day)}
          </option>
        ))}
        <option value={monthEndDay}>{text.monthEnd}</option>
      </SelectField>
      <Months typed={typed} faults={faults} onChange={onChange} />
      <Moves
        {...{ kind: 'extra', rows: typed.extras, faults }}
        onRows={(extras) => onChange({ extras })}
      />
      <Moves {...{ kind: 'out', rows: typed.outs, faults }} onRows={(outs) => onChange({ outs })} />
      <div className={styles.cutoff}>
        <TextField
          label={text.cutoff}
          unit={text.cutoffUnit}
          inputMode="numeric"
          alignEnd
          {...box('cutoff')}
        />
      </div>
      <Choice
        {...{ legend: text.rounding, name: 'rounding', of: ['once', 'each'] }}
        value={typed.each ? 'each' : 'once'}
        onChoose={(one) => onChange({ each: one === 'each' })}
      />
      <TextField label={text.interest} {...money} {...box('interest')} />
      <Checkbox
        name="drop"
        value="1"
        checked={typed.drop}
        onChange={(event) => onChange({ drop: event.target.checked })}
      >
        {text.drop}
      </Checkbox>
      <Deductions rows={typed.less} faults={faults} onChange={onChange} />
    </CalculatorForm>
  );
}

interface ChoiceProps<One> {
  readonly legend: string;
  readonly name: string;
  readonly of: readonly One[];
  readonly value: One;
  readonly onChoose: (one: One) => void;
}

function Choice<One extends 'monthly' | 'daily' | 'once' | 'each'>(props: ChoiceProps<One>) {
  const { legend, name, of, value, onChoose } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {of.map((one) => (
        <Checkbox
          key={one}
          type="radio"
          name={name}
          value={one}
          checked={value === one}
          onChange={() => onChoose(one)}
        >
          {text[one]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
