/** The rows that members in quarantine keep: from the publication that is shown, into the next. */
import type pg from 'pg';
import type { Day } from '../../core/days.ts';
import { toBuddhistYear } from '../../core/thai-date.ts';
import { partName } from '../../records/parts.ts';
import { keyInWords } from '../comparison/share-of-rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { type Subject, subjects } from '../layout.ts';
import { keyOf } from '../staging/cross-check.ts';
import { otherPerson } from '../staging/other-person.ts';
import { readFigures, type StoredFigures } from '../staging/sums.ts';
import { columnName } from '../staging/table.ts';
import { type OwnerKind, ownerColumnOf } from './owner-columns.ts';
import { newQuarantine, type Quarantine } from './quarantine.ts';

/** Tables in which such a number is told with the member whose it is: the first that has it. */
const tellerOf = (kind: OwnerKind): Subject =>
  subjects.find(
    ({ key, columns }) => key[0] === kind && columns.some(({ name }) => name === 'MEMBER_NO'),
  ) as Subject;

/** Puts members into quarantine; what they have is what the publication shows of them. */
export async function readQuarantine(
  session: pg.Client,
  baseId: number,
  memberNos: Iterable<string>,
): Promise<Quarantine> {
  const members = new Set(memberNos);
  const shownNumbers = async (kind: OwnerKind) => {
    const { rows } = await session.query<{ no: string }>(
      `SELECT ${kind.toLowerCase()} AS no FROM records.${tellerOf(kind).name}
       WHERE publication_id = $1 AND member_no = ANY ($2)`,
      [baseId, [...members]],
    );
    return new Set(rows.map(({ no }) => no));
  };
  const numbers = {
    MEMBER_NO: members,
    ACCOUNT_NO: await shownNumbers('ACCOUNT_NO'),
    CONTRACT_NO: await shownNumbers('CONTRACT_NO'),
    CREMATION_NO: await shownNumbers('CREMATION_NO'),
  };
  return newQuarantine(baseId, await shownNumbers('MEMBER_NO'), numbers);
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

/**
 * Bills come as delivered: they must not be another person's than whose rows stay. What could not
 * be read of a delivered row says nothing, and without such a row nobody says it.
 */
async function checkBearers(
  session: pg.Client,
  quarantine: Quarantine,
  faults: Faults,
): Promise<void> {
  const { rows } = await session.query<{ no: string }>(
    `WITH n AS (
       SELECT * FROM jsonb_to_recordset($3)
         AS b (member_no text, birth_date date, national_id text, id_document_no text))
     SELECT o.member_no AS no FROM records.members o
     WHERE o.publication_id = $1 AND o.member_no = ANY ($2)
       AND (SELECT bool_and(${otherPerson} IS FALSE) FROM n WHERE n.member_no = o.member_no)
         IS NOT TRUE
     ORDER BY 1`,
    [...valuesOf(quarantine), JSON.stringify(quarantine.bearers)],
  );
  for (const { no } of rows) {
    faults.add('members.csv', 1, 'MEMBER_NO', reasons.quarantineBearer(no));
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
