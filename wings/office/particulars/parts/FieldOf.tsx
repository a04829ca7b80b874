import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { channelNames } from '../fields.text.ts';
import { text } from '../particulars.text.ts';
import { ColourField } from './ColourField.tsx';
import type { FieldOfProps } from './field-of-props.ts';

const isFilled = (value: unknown): true | string => String(value).trim() !== '' || text.missing;
const rules = {
  line: { validate: isFilled },
  area: { validate: isFilled },
  optional: { setValueAs: (value: string | null) => (value?.trim() ? value : null) },
  number: {
    setValueAs: (value: unknown) => (value === '' ? Number.NaN : Number(value)),
    validate: (value: number) => Number.isFinite(value) || text.noNumber,
  },
} as const;

/** A field of a setting, by its kind. */
export function FieldOf({ spec, name, form }: FieldOfProps) {
  const { label, hint, kind, maxLength, unit } = spec;
  const error = form.getFieldState(name, form.formState).error?.message;
  const facts = { label, hint, error, ...(maxLength && { maxLength }) };
  switch (kind) {
    case 'yes':
      return (
        <Checkbox error={error} {...form.register(name)}>
          {label}
        </Checkbox>
      );
    case 'colour':
      return <ColourField spec={spec} name={name} form={form} />;
    case 'channel':
      return (
        <SelectField {...facts} {...form.register(name)}>
          {Object.entries(channelNames).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'area':
      return <AreaField {...facts} rows={3} {...form.register(name, rules.area)} />;
    default:
      return (
        <TextField
          {...facts}
          {...(unit && { unit })}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          {...form.register(name, rules[kind])}
        />
      );
  }
}
