import { useId } from 'react';
import { DayField } from '../../kit/calendar/DayField.tsx';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import { AreaField } from '../../kit/field/AreaField.tsx';
import { SelectField } from '../../kit/field/SelectField.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import type { FieldSpec, FieldValue, PartProps } from './field-spec.ts';

const inputModes: Partial<Record<FieldSpec['kind'], 'decimal' | 'numeric'>> = {
  rate: 'decimal',
  count: 'numeric',
};

interface FormFieldProps extends PartProps {
  readonly spec: FieldSpec;
}

/** One field of a form of the office, by its kind. */
export function FormField({ spec, value, onChange, error }: FormFieldProps) {
  const list = useId();
  const { name, label, hint, kind, choices = [], suggestions } = spec;
  const typed = typeof value === 'string' ? value : '';
  const change = ({ target }: { readonly target: { readonly value: string } }) =>
    onChange(target.value as FieldValue);
  const shared = { name, label, hint, error, value: typed, onChange: change };
  if (kind === 'part') return spec.part?.({ value, onChange, error });
  if (kind === 'area') return <AreaField {...shared} rows={5} />;
  if (kind === 'check') {
    return (
      <Checkbox
        name={name}
        checked={value === true}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
    );
  }
  if (kind === 'day') return <DayField {...shared} onChange={onChange} />;
  if (kind === 'choice') {
    return (
      <SelectField {...shared}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <>
      <TextField
        {...shared}
        autoComplete="off"
        inputMode={inputModes[kind]}
        {...(suggestions === undefined ? {} : { list })}
      />
      {suggestions === undefined ? null : (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
