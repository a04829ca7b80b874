import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import type { FieldValue, PartProps } from '../../../../parts/edit-form/field-spec.ts';
import styles from './menu.module.css';
import { text } from './menu.text.ts';

const wings = ['info', 'member', 'agency'] as const;

const chosenOf = (value: FieldValue): readonly string[] => String(value ?? '').split(' ');

/** The wings that an item stands in, in words. */
export const wingsInWords = (value: FieldValue): string =>
  wings
    .filter((wing) => chosenOf(value).includes(wing))
    .map((wing) => text.wings[wing])
    .join(', ');

/** Check boxes for the wings in which an item stands. */
export function WingsField({ value, onChange, error }: PartProps) {
  const chosen = chosenOf(value);
  return (
    <fieldset className={styles.field}>
      <legend>{text.usedIn}</legend>
      {wings.map((wing, at) => (
        <Checkbox
          key={wing}
          name={at === 0 ? 'used_in' : undefined}
          checked={chosen.includes(wing)}
          error={at === wings.length - 1 && error ? text.noWing : undefined}
          onChange={({ target }) =>
            onChange(
              wings
                .filter((one) => (one === wing ? target.checked : chosen.includes(one)))
                .join(' '),
            )
          }
        >
          {text.wings[wing]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
