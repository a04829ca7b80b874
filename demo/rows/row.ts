/** A row of the extract before it is written, its fields in the order of `intake/layout.ts`. */
import type { Field } from '../file/csv-file.ts';

export type Row = readonly Field[];
