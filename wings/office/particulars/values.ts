/** Values of a group on their way between the answer, the form and the call. Pure. */
import type { ParticularKey, Particulars } from '../../../api/office/particulars.ts';

/** The settings of these names, as a copy that a form may change. */
export const valuesOf = (all: Particulars, keys: readonly ParticularKey[]): Partial<Particulars> =>
  structuredClone(Object.fromEntries(keys.map((key) => [key, all[key]])));

/** Without blanks at either end of any text; the server judges the rest. */
export function tidied<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return value.map(tidied) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, tidied(inner)]),
  ) as Value;
}
