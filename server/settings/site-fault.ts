/** Faults of the settings file in words: what may stand in the place of what does. */
import type * as z from 'zod/mini';

export type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Where a fault lies; keys that nobody knows are faults of their own. */
export const placesOf = (issue: Issue): readonly Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const units: Readonly<Record<string, string>> = {
  ...{ string: ' letters', array: ' entries', number: '', int: '' },
};

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** What is needed instead. */
export function whyOf(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'no setting has this name';
    case 'invalid_value':
      return `one of ${listed(issue.values)} is needed`;
    case 'invalid_type':
      return `${issue.expected === 'int' ? 'a whole number' : issue.expected} is needed`;
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''} needed`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''} allowed`;
    case 'invalid_format':
      return `must look like ${'pattern' in issue ? issue.pattern : issue.format}`;
    default:
      return issue.message;
  }
}
