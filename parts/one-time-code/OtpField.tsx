import { type ChangeEvent, type Ref, type SyntheticEvent, useState } from 'react';
import { otpLength } from '../../core/codes/typed-code.ts';
import { classes } from '../../kit/classes.ts';
import { isBlocked, onlyDigits } from '../../kit/field/digits.ts';
import { Field, type Labelled } from '../../kit/field/Field.tsx';
import { fieldText } from '../../kit/field/field.text.ts';
import styles from './code.module.css';

interface OtpFieldProps extends Labelled {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly autoFocus?: boolean;
}

const places = Array.from({ length: otpLength }, (_, index) => index);

/**
 * Six drawn cells over one real field: keyboards, pasting and telephones that offer the code of a
 * message see a plain input. Thai digits, blanks and dashes of a paste are understood.
 */
export function OtpField({ ref, value, onChange, autoFocus = false, ...labelled }: OtpFieldProps) {
  const [chosen, setChosen] = useState<{ start: number; end: number }>();
  const [live, setLive] = useState('');

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    const digits = onlyDigits(typed);
    setLive(digits === '' && typed.trim() !== '' ? fieldText.digitsOnly : '');
    onChange(digits.slice(0, otpLength));
  }

  function select({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = currentTarget;
    setChosen({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  }

  /** Where the next digit goes, or which ones it replaces; drawn while the field has the focus. */
  function isNext(index: number): boolean {
    const { start, end } = chosen ?? { start: value.length, end: value.length };
    if (start === end) return index === Math.min(start, value.length, otpLength - 1);
    return index >= start && index < end;
  }

  return (
    <Field {...labelled} live={live}>
      {(controlProps) => (
        <div className={classes(styles.cells, (labelled.error ?? '') !== '' && styles.wrong)}>
          {places.map((index) => (
            <span key={index} aria-hidden className={classes(isNext(index) && styles.next)}>
              {value[index]}
            </span>
          ))}
          <input
            {...controlProps}
            ref={ref}
            type="text"
            name="otp"
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the step has nothing else to do
            autoFocus={autoFocus}
            onChange={change}
            onFocus={select}
            onSelect={select}
            onBlur={() => setChosen(undefined)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || !isBlocked(event)) return;
              event.preventDefault();
              setLive(fieldText.digitsOnly);
            }}
          />
        </div>
      )}
    </Field>
  );
}
