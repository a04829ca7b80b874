/** The form's fields, one for each category, and what they hold. Pure. */
import { categoryNames } from '../../../core/complaint/case.text.ts';
import { type Category, categories } from '../../../core/complaint/case.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import type { FieldSpec, FieldValue, FormValues } from '../../../parts/edit-form/field-spec.ts';
import { text } from './targets.text.ts';

interface Target {
  readonly category: Category;
  readonly target_days: number;
}

export function fieldOf(category: Category, defaultDays: number): FieldSpec {
  const count = formatNumber(defaultDays, 0);
  return {
    ...{ name: category, label: categoryNames[category], hint: text.hint(count), kind: 'count' },
    most: 365,
    words: (value) => (value ? text.days(String(value)) : text.defaultDays(count)),
  };
}

export const fieldsOf = (defaultDays: number): readonly FieldSpec[] =>
  categories.map((category) => fieldOf(category, defaultDays));

/** Of no number a field is empty. */
export const typedDays = (days: number | null | undefined): FieldValue => days?.toString() ?? '';

export const valuesOf = (rows: readonly Target[]): FormValues =>
  Object.fromEntries(
    categories.map((category) => [
      category,
      typedDays(rows.find((row) => row.category === category)?.target_days),
    ]),
  );

/** The rows of the fields that hold a number. */
export const rowsOf = (values: FormValues): Target[] =>
  categories
    .filter((category) => values[category])
    .map((category) => ({ category, target_days: Number(values[category]) }));
