/** The staged tables asked once more, in SQL: every figure is there, and the files tie. */
import pg from 'pg';
import { orNothing } from '../../core/satang.ts';
import { partName } from '../../records/parts.ts';
import type { Extract } from '../decode/extract.ts';
import type { Figures, Stated } from '../decode/manifest.ts';
import { type Faults, faultLimit } from '../fault.ts';
import { groupName, reasons } from '../intake.text.ts';
import { manifestFile, type Subject, type SubjectName, subjectOf } from '../layout.ts';
import { storedOwnerOf } from '../quarantine/owner-columns.ts';
import type { Quarantine } from '../quarantine/quarantine.ts';
import {
  type CrossCheck,
  mostOffences,
  type Offence,
  offencesSql,
  type Part,
} from './cross-check.ts';
import { crossChecks } from './cross-checks.ts';
import { linesOf } from './locate.ts';
import { readFigures, type StoredSums } from './sums.ts';

export interface Staging {
  readonly session: pg.Client;
  readonly publicationId: number;
  readonly extract: Extract;
  readonly faults: Faults;
  readonly quarantine?: Quarantine | undefined;
}

const tableOf =
  (publicationId: number): Part =>
  (name) =>
    `staging.${partName({ name }, publicationId)}`;

/** Holds what was summed against what is stated, of a file or of one value. */
function compare(
  name: string,
  stated: Figures,
  counted: StoredSums | undefined,
  faults: Faults,
): void {
  const { rows = 0, satang } = counted ?? {};
  if (rows !== stated.rows) {
    faults.add(manifestFile, stated.line, 'ROWS', reasons.stagedCount(stated.rows, rows));
  }
  for (const [column, total] of stated.totals) {
    if (orNothing(satang?.get(column) ?? null) === total.satang) continue;
    faults.add(manifestFile, total.line, 'TOTAL', reasons.stagedTotal(`${name} ${column}`));
  }
}

/** Holds what the staged table comes to against what is stated of the file. */
async function verifyTotals(staging: Staging, subject: Subject): Promise<void> {
  const { session, publicationId, extract, faults } = staging;
  const { file, controls = [] } = subject;
  const stated = extract.manifest.files.get(file) as Stated;
  const found = await readFigures(session, subject, tableOf(publicationId)(subject.name));
  compare(file, stated, found, faults);
  for (const { by } of controls) {
    for (const [value, group] of stated.groups.get(by) ?? []) {
      compare(groupName(file, by, group.written), group, found.groups.get(by)?.get(value), faults);
    }
  }
}

/** Rows of members in quarantine stand apart under names of their own. */
function crossCheckSql({ publicationId, quarantine }: Staging, check: CrossCheck, most: number) {
  const table = tableOf(publicationId);
  if (!quarantine || check.ofAll) return offencesSql(check, table, most);
  const parts = new Map<SubjectName, string>();
  const part: Part = (name) => {
    const stored = storedOwnerOf(subjectOf(name));
    if (!stored) return table(name);
    const out = pg.escapeLiteral(`{${quarantine.memberNos.join(',')}}`);
    parts.set(
      name,
      `others_${name} AS NOT MATERIALIZED (
        SELECT * FROM ${table(name)} WHERE ${stored} <> ALL (${out}::text[]))`,
    );
    return `others_${name}`;
  };
  const sql = offencesSql(check, part, most);
  return `WITH ${[...parts.values()].join(', ')}, ${sql.replace(/^WITH /, '')}`;
}

/** Adds a fault for each row that the rule is not true of. */
async function verifyCrossCheck(staging: Staging, crossCheck: CrossCheck): Promise<void> {
  const { session, extract, faults } = staging;
  const subject = subjectOf(crossCheck.of);
  // Where more faults are gathered than a reader looks at, it is for whose they are.
  const most = faults.limit > faultLimit ? faults.limit : mostOffences;
  const found = await session.query<Offence>(crossCheckSql(staging, crossCheck, most));
  const rows = found.rows.slice(0, most);
  if (rows.length === 0) return;
  if (found.rows.length > rows.length) faults.leaveOut();
  const lines = await linesOf(
    extract,
    subject,
    rows.map(({ key }) => key),
  );
  for (const [index, { at, expected, stated, memberNo }] of rows.entries()) {
    const { column, reason } = crossCheck.comparisons[at] as CrossCheck['comparisons'][number];
    const sentence = reason(expected ?? '', stated ?? '');
    faults.add(subject.file, lines[index] as number, column, sentence, memberNo ?? undefined);
  }
}

/**
 * What is asked of a file once it is staged: its totals, and what it ties to in files before it.
 * Each adds a fault for each figure that the store does not bear out.
 */
export const verificationsOf = (
  subject: Subject,
): readonly ((staging: Staging) => Promise<void>)[] => [
  (staging) => verifyTotals(staging, subject),
  ...crossChecks
    .filter(({ after }) => after === subject.name)
    .map((crossCheck) => (staging: Staging) => verifyCrossCheck(staging, crossCheck)),
];
