/** Reads what the office overrules: what this program cannot use is left out and named. */
import * as z from 'zod/mini';
import {
  type ParticularKey,
  type Particulars,
  particularKeys,
  particularsShape,
} from '../../../api/office/particulars.ts';
import type { SiteOverride } from '../../../records/content/site-overrides.ts';

export interface Overrides {
  readonly values: Partial<Particulars>;
  /** Of the uploaded logo; undefined: the file's counts. */
  readonly logoVersion: string | undefined;
  /** Names of what an update of the program has made unusable. */
  readonly unusable: readonly string[];
}

const logoShape = z.string().check(z.regex(/^[\w-]{12}$/));
const isKey = (key: string): key is ParticularKey => particularKeys.some((one) => one === key);

/** Never throws: a setting that is no good leaves the file's in force. */
export function readOverrides(rows: readonly SiteOverride[]): Overrides {
  const values: Record<string, unknown> = {};
  const unusable: string[] = [];
  let logoVersion: string | undefined;
  for (const { key, value } of rows) {
    if (key === 'logo') {
      const read = z.safeParse(logoShape, value);
      if (read.success) logoVersion = read.data;
      else unusable.push(key);
      continue;
    }
    const read = isKey(key) ? z.safeParse(particularsShape.shape[key], value) : undefined;
    if (read?.success) values[key] = read.data;
    else unusable.push(key);
  }
  return { values: values as Partial<Particulars>, logoVersion, unusable };
}
