import { formatNumber } from '../../../../core/thai-number.ts';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { type ColourName, leastRatio, ratioToWhite, wantedRatio } from '../colours.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';
import type { FieldOfProps } from './field-of-props.ts';

const words = text.colour;
const hex = /^#[0-9a-f]{6}$/i;

/** How the colour reads, against what the theme asks of it. */
function judged(name: ColourName, ratio: number | undefined): string | undefined {
  if (ratio === undefined) return undefined;
  const wanted = formatNumber(wantedRatio(name), 1);
  const shown = formatNumber(ratio, 2);
  if (ratio < leastRatio) return words.faint(shown);
  return ratio < wantedRatio(name) ? words.weak(shown, wanted) : words.good(shown, wanted);
}

/** A colour by its code or from the palette, with its contrast. */
export function ColourField({ spec, name, form }: FieldOfProps) {
  const value: unknown = form.watch(name);
  const colour = name.split('.').at(-1) as ColourName;
  const error = form.getFieldState(name, form.formState).error?.message;
  const picked = typeof value === 'string' && hex.test(value) ? value.toLowerCase() : '#000000';
  return (
    <div>
      <TextField
        label={spec.label}
        hint={spec.hint}
        error={error}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        inside={
          <input
            type="color"
            className={styles.palette}
            aria-label={words.pick(spec.label)}
            value={picked}
            onChange={({ target }) =>
              form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true })
            }
          />
        }
        {...form.register(name, {
          validate: (typed) => {
            if (!hex.test(String(typed).trim())) return words.wrong;
            const ratio = ratioToWhite(String(typed).trim()) ?? 0;
            return ratio >= leastRatio || words.faint(formatNumber(ratio, 2));
          },
        })}
      />
      <p className={styles.muted} role="status">
        {error ? '' : judged(colour, ratioToWhite(value))}
      </p>
    </div>
  );
}
