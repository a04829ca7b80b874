/** A list as its endpoint answers, whatever its rows. */
import type { FieldValue } from '../../../../parts/edit-form/field-spec.ts';

export interface ListRow extends Readonly<Record<string, FieldValue>> {
  readonly id: string;
}

export interface ListData {
  readonly version: string;
  readonly rows: readonly ListRow[];
  readonly gone: readonly string[];
  readonly history: readonly {
    readonly id: string;
    readonly at: string;
    readonly staff_name: string;
    readonly subject: string;
    readonly before: ListRow | null;
    readonly after: ListRow | null;
  }[];
}
