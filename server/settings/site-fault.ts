/** Faults of the settings file in words: what may stand in the place of what does. */
import type * as z from 'zod/mini';
import { siteFaultText as text } from './site-faults.text.ts';

export type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Where a fault lies; keys that nobody knows are faults of their own. */
export const placesOf = (issue: Issue): readonly Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** What is needed instead. */
export function whyOf(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return text.missing;
  switch (issue.code) {
    case 'unrecognized_keys':
      return text.unknownName;
    case 'invalid_value':
      return text.oneOf(listed(issue.values));
    case 'invalid_type':
      return text.type(issue.expected);
    case 'too_small':
      return text.atLeast(issue.minimum, issue.origin);
    case 'too_big':
      return text.atMost(issue.maximum, issue.origin);
    case 'invalid_format':
      return text.pattern('pattern' in issue ? String(issue.pattern) : issue.format);
    default:
      return issue.message;
  }
}
