/** What this room's sheets must show on paper. */

import { type Printed, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import { readGian } from './beneficiaries.api.ts';
import { gianSheet } from './beneficiaries-sheet.server.ts';

/** Percent stand in words there: its table has no column of amounts. */
export function printed(): readonly Printed[] {
  const { example } = readGian;
  return tablesOf('beneficiaries', gianSheet(example, someMember), [null]);
}
