/** Whose faults are: a fault names a row, and its row the member. */
import type { Register } from '../check/register.ts';
import type { Extract } from '../decode/extract.ts';
import { fieldReader, Refusal } from '../decode/fields.ts';
import type { FileFacts } from '../decode/inspect.ts';
import { lettersOf } from '../decode/letters.ts';
import { readRecords } from '../decode/records.ts';
import type { Fault, Faults } from '../fault.ts';
import { type Subject, subjects } from '../layout.ts';
import { type OwnerKind, ownerColumnOf } from './owner-columns.ts';

/** The member that a number leads to, as far as the files were read. */
function memberOf(register: Register, kind: OwnerKind, no: string): string | undefined {
  if (kind === 'MEMBER_NO') return no;
  if (kind === 'ACCOUNT_NO') return register.accounts.get(no)?.memberNo;
  if (kind === 'CONTRACT_NO') return register.contracts.get(no)?.memberNo;
  return register.enrolments.get(no);
}

/** Owners by line, of these lines of a file; a line is left out whose owner cannot be read. */
async function ownersAt(
  { facts }: Extract,
  subject: Subject,
  lines: ReadonlySet<number>,
  register: Register,
): Promise<ReadonlyMap<number, string>> {
  const owners = new Map<number, string>();
  const own = ownerColumnOf(subject);
  const file = facts.get(subject.file) as FileFacts;
  if (!own || file.encoding === 'utf-16') return owners;
  const { columns } = subject;
  const at = columns.findIndex(({ name }) => name === own.column);
  const column = columns[at] as Subject['columns'][number];
  const read = fieldReader(column, lettersOf(file.encoding));
  for await (const batch of readRecords(file)) {
    for (const [index, fields] of batch.fields.entries()) {
      const line = batch.lines[index] as number;
      // With a field too few or too many nothing says which column is which.
      if (!lines.has(line) || line === 1 || fields.length !== columns.length) continue;
      const value = read(fields[at] as string);
      if (value instanceof Refusal || typeof value !== 'string') continue;
      const memberNo = memberOf(register, own.column, value);
      if (memberNo !== undefined) owners.set(line, memberNo);
    }
  }
  return owners;
}

/**
 * The members whose rows the faults are of, each with his or her faults; undefined where one of
 * them is of no member's own row. Files are read once more for it, so it is asked only on the way
 * to a refusal.
 */
export async function ownersOf(
  faults: Faults,
  extract: Extract,
  register: Register,
): Promise<ReadonlyMap<string, readonly Fault[]> | undefined> {
  const owned = new Map<string, Fault[]>();
  for (const [file, ofFile] of Map.groupBy(faults.list, (fault) => fault.file)) {
    const subject = subjects.find((one) => one.file === file);
    const lines = new Set(ofFile.filter((one) => !faults.ownerOf(one)).map(({ row }) => row));
    const owners =
      subject && lines.size > 0 ? await ownersAt(extract, subject, lines, register) : new Map();
    for (const fault of ofFile) {
      const memberNo = faults.ownerOf(fault) ?? owners.get(fault.row);
      if (memberNo === undefined) return undefined;
      const own = owned.get(memberNo);
      if (own) own.push(fault);
      else owned.set(memberNo, [fault]);
    }
  }
  return owned;
}
