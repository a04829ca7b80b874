import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../kit/classes.ts';
import fields from '../../../kit/field/field.module.css';
import { Icon } from '../../../kit/icon/Icon.tsx';
import styles from './result.module.css';
import type { KeyPlace } from './row/keys.ts';

interface Control<Value extends string> {
  /** For speech: what of whom. */
  readonly name: string;
  /** For the eye, above the control; none where the column's head says it. */
  readonly label?: string;
  readonly value: Value;
  /** A fault, or what the value comes to. */
  readonly below?: ReactNode;
  /** What keys mean here. */
  readonly place: KeyPlace;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface SelectProps<Key extends string> extends Control<Key | ''> {
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly choices: readonly Key[];
  readonly words: Readonly<Record<Key, string>>;
  readonly onPick: (picked: Key | '') => void;
}

/** A native list; its name for speech tells the row, too. */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { name, label, none, choices, words, value, below, place, onPick, ...rest } = props;
  return (
    <Labelled label={label} below={below}>
      <span className={classes(fields.box, styles.box)}>
        <select
          {...rest}
          data-place={place}
          aria-label={name}
          value={value}
          onChange={({ target }) => onPick(choices.find((one) => one === target.value) ?? '')}
        >
          <option value="">{none}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="s" className={fields.chevron} />
      </span>
    </Labelled>
  );
}

interface TypedProps extends Control<string> {
  readonly inputMode?: 'decimal';
  readonly maxLength: number;
  readonly onType: (typed: string) => void;
}

/** One line of text; amounts stand at the far end. */
export function Typed(props: TypedProps) {
  const { name, label, inputMode, value, below, place, onType, ...rest } = props;
  return (
    <Labelled label={label} below={below}>
      <span className={classes(fields.box, inputMode && fields.alignEnd, styles.box)}>
        <input
          {...rest}
          type="text"
          data-place={place}
          inputMode={inputMode}
          autoComplete="off"
          aria-label={name}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </span>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string | undefined;
  readonly below: ReactNode;
  readonly children: ReactNode;
}

function Labelled({ label, below, children }: LabelledProps) {
  return (
    <div className={styles.control}>
      {label === undefined ? (
        children
      ) : (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
        <label className={styles.labelled}>
          <span className={styles.label}>{label}</span>
          {children}
        </label>
      )}
      {below}
    </div>
  );
}
