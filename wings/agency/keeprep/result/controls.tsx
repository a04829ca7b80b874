import { ChevronDown } from 'lucide-react';
import { classes } from '../../../../kit/classes.ts';
import fields from '../../../../kit/field/field.module.css';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import styles from './result.module.css';

interface Control<Value extends string> {
  /** For speech: what of whom. */
  readonly name: string;
  readonly value: Value;
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

/** A native list without a label of its own: the row's head is its label. */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { name, none, choices, words, value, onPick, ...ties } = props;
  return (
    <div className={classes(fields.box, styles.box)}>
      <select
        {...ties}
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
    </div>
  );
}

interface TypedProps extends Control<string> {
  readonly hint: string;
  readonly inputMode?: 'decimal';
  readonly maxLength: number;
  readonly onType: (typed: string) => void;
}

/** One line of text without a label of its own; amounts stand at the far end. */
export function Typed({ name, hint, inputMode, value, onType, ...rest }: TypedProps) {
  return (
    <div className={classes(fields.box, inputMode && fields.alignEnd, styles.box)}>
      <input
        {...rest}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        aria-label={name}
        placeholder={hint}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
