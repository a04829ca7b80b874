/** The rows that members in quarantine keep: from the publication that is shown, into the next. */
import type pg from 'pg';
import type { Day } from '../../core/days.ts';
import { toBuddhistYear } from '../../core/thai-date.ts';
import { keyInWords } from '../comparison/share-of-rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { type Subject, type SubjectName, subjects } from '../layout.ts';
import { keyOf } from '../staging/cross-check.ts';
import { readFigures, type StoredFigures } from '../staging/sums.ts';
import { columnName, partName } from '../staging/table.ts';
import { type OwnerKind, ownerColumnOf } from './owner-columns.ts';
import { type Bearer, newQuarantine, type Quarantine } from './quarantine.ts';

/** Files that give an account, a contract, a cremation number its owner. */
const givers = subjects.filter(({ key, columns }) => {
  const [first] = key;
  return (
    first !== 'MEMBER_NO' && key.length === 1 && columns.some(({ name }) => name === 'MEMBER_NO')
  );
});

const noOf = (kind: string): kind is OwnerKind =>
  ['ACCOUNT_NO', 'CONTRACT_NO', 'CREMATION_NO'].includes(kind);

/** Puts members into quarantine; what they have is what the publication shows of them. */
export async function readQuarantine(
  session: pg.Client,
  baseId: number,
  memberNos: Iterable<string>,
): Promise<Quarantine> {
  const members = new Set(memberNos);
  const one = async (name: SubjectName, column: string) => {
    const { rows } = await session.query<{ no: string }>(
      `SELECT ${column.toLowerCase()} AS no FROM records.${name}
       WHERE publication_id = $1 AND member_no = ANY ($2)`,
      [baseId, [...members]],
    );
    return new Set(rows.map(({ no }) => no));
  };
  const shown = await one('members', 'MEMBER_NO');
  const numbers = {
    MEMBER_NO: members,
    ACCOUNT_NO: new Set<string>(),
    CONTRACT_NO: new Set<string>(),
    CREMATION_NO: new Set<string>(),
  };
  for (const { name, key } of givers) {
    const kind = key[0] as string;
    if (noOf(kind)) numbers[kind] = await one(name, kind);
  }
  return newQuarantine(baseId, shown, numbers);
}

/** SQL: rows of these members in the shown publication, `o`; `$1` and `$2` of `valuesOf`. */
function shownRows(subject: Subject, publicationId: number): string {
  const owner = ownerColumnOf(subject)?.stored;
  // A dividend of a year that no longer is delivered goes for everybody.
  const years = ['dividends', 'dividend_deductions'].includes(subject.name)
    ? `AND o.year IN (
        SELECT year FROM staging.${partName({ name: 'dividend_years' }, publicationId)})`
    : '';
  return `records.${subject.name} o
    WHERE o.publication_id = $1 AND o.${owner} = ANY ($2) ${years}`;
}

const valuesOf = ({ baseId, memberNos }: Quarantine) => [baseId, memberNos];

/** What rows that stay and rows that came cannot both have. */
async function checkKeys(
  session: pg.Client,
  subject: Subject,
  publicationId: number,
  quarantine: Quarantine,
  faults: Faults,
): Promise<void> {
  const { name, key, file } = subject;
  const part = `staging.${partName(subject, publicationId)}`;
  const unique = [key.map((column) => column.toLowerCase())];
  if (name === 'members') unique.push(['national_id']);
  for (const columns of unique) {
    const same = columns.map((column) => `n.${column} = o.${column}`).join(' AND ');
    const { rows } = await session.query<{ key: string[] }>(
      `SELECT ${keyOf(name, 'o')} AS key FROM ${part} n, ${shownRows(subject, publicationId)}
       AND ${same} LIMIT 1`,
      valuesOf(quarantine),
    );
    if (!rows[0]) continue;
    const column = (columns[0] as string).toUpperCase();
    faults.add(file, 1, column, reasons.quarantineTaken(keyInWords(name, rows[0].key)));
  }
}

interface ShownBearer {
  readonly memberNo: string;
  readonly birthDate: string;
  readonly nationalId: string | null;
  readonly documentNo: string | null;
}

/** One that cannot be read says nothing; what can must not speak of another. */
function isSame(shown: ShownBearer, one: Bearer): boolean {
  const agrees = (name: 'birthDate' | 'nationalId' | 'documentNo') =>
    shown[name] !== null && one[name] === shown[name];
  return agrees('birthDate') || agrees('nationalId') || agrees('documentNo');
}

/** Bills come as delivered: they must not be another person's than whose rows stay. */
async function checkBearers(
  session: pg.Client,
  quarantine: Quarantine,
  faults: Faults,
): Promise<void> {
  const { rows } = await session.query<ShownBearer>(
    `SELECT member_no AS "memberNo", birth_date::text AS "birthDate",
       national_id AS "nationalId", id_document_no AS "documentNo"
     FROM records.members WHERE publication_id = $1 AND member_no = ANY ($2)`,
    valuesOf(quarantine),
  );
  for (const shown of rows) {
    const bearers = quarantine.bearers(shown.memberNo);
    if (bearers.length > 0 && bearers.every((one) => isSame(shown, one))) continue;
    faults.add('members.csv', 1, 'MEMBER_NO', reasons.quarantineBearer(shown.memberNo));
  }
}

/** A year by whose rules the dividends that stay were computed must still have them. */
async function checkYears(
  session: pg.Client,
  publicationId: number,
  quarantine: Quarantine,
  faults: Faults,
): Promise<void> {
  const rulesOf = (row: string) => `to_jsonb(${row}) - '{publication_id,state,paid_on}'::text[]`;
  const { rows } = await session.query<{ year: number }>(
    `SELECT o.year FROM records.dividend_years o
     JOIN staging.${partName({ name: 'dividend_years' }, publicationId)} n ON n.year = o.year
     WHERE o.publication_id = $1 AND ${rulesOf('o')} <> ${rulesOf('n')}
       AND EXISTS (SELECT FROM records.dividends d WHERE d.publication_id = $1
         AND d.year = o.year AND d.member_no = ANY ($2))
     LIMIT 1`,
    valuesOf(quarantine),
  );
  if (!rows[0]) return;
  const reason = reasons.quarantineYear(toBuddhistYear(rows[0].year));
  faults.add('dividend_years.csv', 1, 'YEAR', reason);
}

/**
 * Puts the rows that stay into the staged table, in the transaction in which it is filled, and
 * gives their sums; undefined of a file that is not one member's. Adds a fault where one of them
 * cannot stand beside what came.
 */
export async function insertShownRows(
  session: pg.Client,
  subject: Subject,
  publicationId: number,
  quarantine: Quarantine,
  faults: Faults,
): Promise<StoredFigures | undefined> {
  const owner = ownerColumnOf(subject);
  if (!owner) return undefined;
  await checkKeys(session, subject, publicationId, quarantine, faults);
  if (subject.name === 'members') await checkBearers(session, quarantine, faults);
  if (subject.name === 'dividends') await checkYears(session, publicationId, quarantine, faults);
  if (faults.any) return undefined;
  const own = subject.columns.map(columnName);
  const columns = [...new Set([...own, owner.stored])].join(', ');
  await session.query(
    `INSERT INTO staging.${partName(subject, publicationId)} (publication_id, ${columns})
     SELECT ${publicationId}, ${columns} FROM ${shownRows(subject, publicationId)}`,
    valuesOf(quarantine),
  );
  return readFigures(session, subject, shownRows(subject, publicationId), valuesOf(quarantine));
}

/** A member who keeps what was shown, and the day that it speaks of. */
export interface QuarantineDay {
  readonly memberNo: string;
  readonly asOf: Day;
}

/** Of members who were in quarantine then already, the day stays what it was. */
export async function quarantineDays(
  session: pg.Client,
  quarantine: Quarantine,
): Promise<readonly QuarantineDay[]> {
  const { rows } = await session.query<QuarantineDay>(
    `SELECT m.member_no AS "memberNo", coalesce(q.as_of, p.as_of) AS "asOf"
     FROM records.members m
     JOIN records.publications p ON p.id = m.publication_id
     LEFT JOIN records.quarantine q
       ON q.publication_id = m.publication_id AND q.member_no = m.member_no
     WHERE m.publication_id = $1 AND m.member_no = ANY ($2)`,
    valuesOf(quarantine),
  );
  return rows;
}
