/** One line of `npm run backup -- list`. */
import { existsSync } from 'node:fs';
import type { ListedBackup } from '../../backup/log.ts';
import { thaiDateTime } from '../../core/thai-date.ts';
import { commandText as text } from './backup-commands.text.ts';

/** When, why, what, and whether it could be restored; marked where the file is there no more. */
export function lineOf(one: ListedBackup): string {
  const size = one.bytes === null ? '' : text.megabytes((Number(one.bytes) / 1e6).toFixed(1));
  const marks = [
    ...(one.withSecret === false ? [text.unsealed] : []),
    ...(one.removedAt === null ? [] : [text.removed]),
    ...(one.removedAt === null && one.file !== null && !existsSync(one.file) ? [text.gone] : []),
  ];
  const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  const what = one.fault === null ? `${one.file} ${size}${mark}` : text.failed(one.fault);
  const day = one.rehearsedAt && thaiDateTime(one.rehearsedAt);
  const trial = one.rehearsalFault
    ? text.rehearsalFailed(day ?? '', one.rehearsalFault)
    : day && text.rehearsedWell(day);
  return text.listed(thaiDateTime(one.beganAt), text.reasons[one.reason], what, trial || '');
}
