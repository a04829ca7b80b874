import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldSpec } from '../fields.ts';

/** What draws a field of a setting. */
export interface FieldOfProps {
  readonly spec: FieldSpec;
  /** Its path in the form. */
  readonly name: string;
  readonly form: UseFormReturn<FieldValues>;
}
