/**
 * Values of a mapping. YAML is read without types of its own, so that a code `01` or `NO` stays
 * what was written; what is a number or a yes is said here.
 */
import { z } from 'zod';

/** A whole number within bounds, both included. */
export const numberFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, { error: 'number' })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: 'number' });

export const yesNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');

/** Whether rows may have no partner: `any`, that even not one of them has one. */
export const mayMiss = z
  .enum(['yes', 'no', 'any'])
  .transform((word): MayMiss => (word === 'any' ? 'any' : word === 'yes'));

export type MayMiss = boolean | 'any';

export const oneOrMore = z
  .union([z.string(), z.array(z.string()).min(1)], { error: 'one-or-more' })
  .transform((value): readonly string[] => (typeof value === 'string' ? [value] : value));
