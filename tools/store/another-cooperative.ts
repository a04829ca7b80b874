/** An extract of other people, under numbers of their own or under those of the demo: for tests. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nationalIdCheckDigit } from '../../core/national-id.ts';
import { type Column, subjects } from '../../intake/layout.ts';
import { temporaryFolder } from '../app.ts';

/** How membership numbers meet those of the demo's cast: what is added to each. */
export const meetings = { disjoint: 500_000, overlapping: 60, equal: 0 } as const;
export type Meeting = keyof typeof meetings;

/** The fields of a line as they are written, quotes included. */
const fieldsOf = (line: string): string[] => line.match(/(?:"(?:[^"]|"")*"|[^,])*(?:,|$)/g) ?? [];

/** Made-up people have `99` where a national ID names a province; these are of Bangkok. */
function ofBangkok(nationalId: string): string {
  const twelve = `${nationalId[0]}10${nationalId.slice(3, 12)}`;
  return `${twelve}${nationalIdCheckDigit(twelve)}`;
}

type Change = (field: string) => string;

/** What becomes of a column; undefined: it stays. */
function changeOf({ name, kind }: Column, by: number): Change | undefined {
  if (kind === 'member_no') {
    return (field) => field.replace(/^\d{1,6}/, (no) => String(Number(no) + by).padStart(6, '0'));
  }
  if (kind === 'national_id') return (field) => field.replace(/^\d{13}/, ofBangkok);
  if (name !== 'BIRTH_DATE') return undefined;
  // Four years older: no 29 February is lost.
  return (field) => field.replace(/\d{4}(?=,?$)/, (year) => String(Number(year) - 4));
}

/** Writes it as a copy of the extract in `from`, into a folder of its own. */
export async function anotherCooperative(from: string, meeting: Meeting) {
  const folder = await temporaryFolder();
  await cp(from, folder.path, { recursive: true });
  for (const { file, columns } of subjects) {
    const changes = columns.map((column) => changeOf(column, meetings[meeting]));
    if (changes.every((change) => change === undefined)) continue;
    const path = join(folder.path, file);
    const [head = '', ...lines] = (await readFile(path, 'latin1')).split('\r\n');
    const changed = lines.map((line) =>
      fieldsOf(line)
        .map((field, index) => changes[index]?.(field) ?? field)
        .join(''),
    );
    await writeFile(path, [head, ...changed].join('\r\n'), 'latin1');
  }
  return folder;
}
