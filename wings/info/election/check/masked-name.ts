/** A name that its bearer knows again, and that tells others little (D-20). */

import { graphemesOf } from '../../../../core/graphemes.ts';

const shown = 2;
/** Always three: how many letters are hidden is not told. */
const hidden = '•••';

function masked(name: string): string {
  const first = [...graphemesOf(name)].slice(0, shown);
  return first.join('') + hidden;
}

/** `นางสาว`, `สมหญิง`, `ใจดี` → `นางสาวสม••• ใจ•••`. */
export function maskedName(prefix: string, firstName: string, lastName: string): string {
  return `${prefix}${masked(firstName)} ${masked(lastName)}`;
}
