import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon.tsx';
import styles from './slider.module.css';
import { sliderText } from './slider.text.ts';

interface SlideFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly name: string;
  /** As typed; what it says in numbers is `at`. */
  readonly value: string;
  /** Where the slider stands; undefined when the text is no figure. */
  readonly at: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A number of the slider as the field writes it. */
  readonly write: (at: number) => string;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly whole?: boolean;
  readonly onText: (text: string) => void;
  /** The field is left: its text may be written out neatly. */
  readonly onLeave: () => void;
}

/** A number box and a slider tied together; without script the box alone does it. */
export function SlideField(props: SlideFieldProps) {
  const { label, unit, name, value, at, min, max, step, write, error, placeholder } = props;
  const { whole = false, onText, onLeave } = props;
  const id = useId();
  const position = Math.min(max, Math.max(min, at ?? min));
  return (
    <div className={styles.pair}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(fieldStyles.box, fieldStyles.alignEnd, styles.box)}>
        <input
          id={id}
          type="text"
          name={name}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={24}
          value={value}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <span className={fieldStyles.unit}>{unit}</span>
      </div>
      {error ? (
        <p className={classes(fieldStyles.error, styles.error)} id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      ) : null}
      <input
        className={styles.range}
        type="range"
        aria-label={sliderText.slide(label)}
        aria-valuetext={`${write(at ?? position)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={position}
        onChange={(event) => onText(write(event.target.valueAsNumber))}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{write(min)}</span>
        <span>{write(max)}</span>
      </p>
    </div>
  );
}
