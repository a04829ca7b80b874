/**
 * A field before it is written: satang for an amount, a `Day` for a day, `2025-11` for a month, a
 * year of the common era, blank as ''.
 */
export type Field = string | number | bigint;

/** A row of the extract before it is written, its fields in the order of `intake/layout.ts`. */
export type Row = readonly Field[];
