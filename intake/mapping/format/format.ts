/** How a core system writes a column: the settings that a mapping states, as a schema (part E). */
import { z } from 'zod';
import { numberFrom, yesNo } from '../schema/scalars.ts';
import { dayTokens } from './tokens.ts';

const has = (form: string, of: string): boolean =>
  dayTokens(form).some((token) => token.startsWith(of));
const isShort = (form: string): boolean => dayTokens(form).includes('yy');

/** `d`, `m` and `y` in the wanted number; a short year cannot tell two eras apart. */
const dateForm = (letters: readonly string[]) =>
  z
    .string()
    .max(40)
    .refine((form) => ['d', 'm', 'y'].every((of) => has(form, of) === letters.includes(of)), {
      error: 'date-form',
    });

const era = z.enum(['be', 'ce', 'mixed']);
const pivot = numberFrom(0, 99).optional();
const dated = <K extends string>(kind: K, letters: readonly string[]) =>
  z
    .strictObject({ kind: z.literal(kind), form: dateForm(letters), era, pivot })
    .refine(({ form, pivot }) => isShort(form) === (pivot !== undefined), {
      path: ['pivot'],
      error: 'pivot',
    })
    .refine(({ form, era }) => !(isShort(form) && era === 'mixed'), {
      path: ['era'],
      error: 'short-mixed',
    });

const implied = numberFrom(0, 6).optional();
const thousands = yesNo.optional();

/** Every kind of column, each with its own settings. */
export const formatSchemas = {
  text: z.strictObject({ kind: z.literal('text'), pad: numberFrom(1, 20).optional() }),
  'member-no': z.strictObject({ kind: z.literal('member-no') }),
  'national-id': z.strictObject({ kind: z.literal('national-id') }),
  whole: z.strictObject({ kind: z.literal('whole'), thousands }),
  amount: z.strictObject({
    kind: z.literal('amount'),
    thousands,
    implied,
    negative: z.enum(['leading', 'trailing', 'parentheses']).optional(),
  }),
  rate: z.strictObject({ kind: z.literal('rate'), implied }),
  day: dated('day', ['d', 'm', 'y']),
  month: dated('month', ['m', 'y']),
  year: dated('year', ['y']),
} as const;

export type FormatKind = keyof typeof formatSchemas;
export type Format = { [K in FormatKind]: z.infer<(typeof formatSchemas)[K]> }[FormatKind];
export type DateFormat = Extract<Format, { kind: 'day' | 'month' | 'year' }>;

export const isDated = (format: Format): format is DateFormat =>
  format.kind === 'day' || format.kind === 'month' || format.kind === 'year';

export const formatKinds = Object.keys(formatSchemas) as readonly FormatKind[];
/** Kinds that need no settings: a column may name them alone. */
export const plainKinds = formatKinds.filter(
  (kind) => formatSchemas[kind].safeParse({ kind }).success,
);
