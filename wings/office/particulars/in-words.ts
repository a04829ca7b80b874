/** A setting in one line, for the history of changes. */
import { words } from './in-words.text.ts';

function lineOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length === 0 ? words.empty : value.map(lineOf).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(lineOf).join(', ');
  return value === null ? words.empty : String(value);
}

/** Null: no value of the office stood, or stands, there. */
export const inWords = (value: unknown): string | null =>
  value === null || value === undefined ? null : lineOf(value);
