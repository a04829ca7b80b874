/**
 * What staff of finance find on their desk in a demo: reports of schools that the core system has
 * as opened. The agencies of the cast are left to whoever tries them.
 */
import { createHash } from 'node:crypto';
import type { Day } from '../../../core/days.ts';
import { type Satang, sumOf, toDtoBaht } from '../../../core/satang.ts';
import { hashPassword, type PasswordSettings } from '../../../records/sign-in/passwords.ts';
import { demoPassword } from '../../cast.ts';
import { castAgencies, pensionAgencies } from '../../people/agencies.ts';
import { form } from '../../site/papers/papers.ts';
import type { Timeline } from '../../timeline.ts';
import type { Upkeep } from '../accounts.ts';
import { slipWords } from './reports.text.ts';
import { type Bill, type Line, linesOf, type Story, storiesOn } from './stories.ts';

interface Unit {
  readonly agencyNo: string;
  readonly name: string;
  readonly headName: string;
  readonly publicationId: number;
  readonly bills: readonly Bill[];
}

/** Of whom nothing is reported in their stead, and the schools that may have been opened. */
const others = [...Object.values(castAgencies), ...Object.values(pensionAgencies)];
const units = `
  SELECT a.agency_no AS "agencyNo", a.name, a.head_name AS "headName",
    m.publication_id AS "publicationId",
    (SELECT json_agg(json_build_object('memberNo', c.member_no, 'seq', c.seq,
        'billed', c.billed_satang::text) ORDER BY c.member_no, c.seq)
      FROM records.collections c
      WHERE c.publication_id = m.publication_id AND c.agency_no = m.agency_no
        AND c.month = m.month AND c.kind = 'MONTHLY') AS bills
  FROM records.current n
  JOIN records.agency_months m ON m.publication_id = n.publication_id AND m.month = $1
    AND m.state = 'OPENED' AND m.agency_no <> ALL ($2)
  JOIN records.agencies a ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE a.head_name <> ''
  ORDER BY a.agency_no LIMIT $3`;

/** Read as the records' keeper, within the transaction of the portal's. */
async function readUnits(store: Upkeep, month: Day, most: number): Promise<readonly Unit[]> {
  await store.query('SET LOCAL ROLE sahakon_intake');
  const { rows } = await store.query(units, [month, others, most]);
  await store.query('SET LOCAL ROLE sahakon_owner');
  return rows.map(({ bills, ...unit }) => ({
    ...unit,
    bills: (bills ?? []).map(({ billed, ...bill }: { billed: string }) => ({
      ...bill,
      billedSatang: BigInt(billed),
    })),
  }));
}

interface DemoReport extends Unit {
  /** Its first day. */
  readonly month: Day;
  readonly story: Story;
  readonly lines: readonly Line[];
  /** The person who reports, as the agency's sign-in names them. */
  readonly contactName: string;
  readonly financeId: string;
}

const collectedOf = ({ lines }: DemoReport) => sumOf(lines, (line) => line.collectedSatang);
const slipOf = (report: DemoReport): Satang => collectedOf(report) - report.story.owed.satang;

/** The head of the school signs in by its number, with the password of everybody in the demo. */
async function seedHead(
  store: Upkeep,
  { agencyNo, headName }: Unit,
  settings: PasswordSettings,
): Promise<string> {
  const existing = await store.query(
    'SELECT contact_name FROM portal.agency_accounts WHERE agency_no = $1 AND person_no = 1',
    [agencyNo],
  );
  if (existing.rowCount) return existing.rows[0].contact_name;
  await store.query(
    `INSERT INTO portal.agency_accounts
       (agency_no, person_no, contact_name, role, password_hash, must_change)
     VALUES ($1, 1, $2, 'admin', $3, false)`,
    [agencyNo, headName, await hashPassword(demoPassword, settings)],
  );
  return headName;
}

async function writeReport(store: Upkeep, report: DemoReport): Promise<void> {
  const { agencyNo, month, contactName, financeId, bills, story } = report;
  const isOut = story.state !== 'RETURNED';
  const handedIn = [
    ...[story.submittedAt, 1, contactName, bills.length],
    ...[sumOf(bills, ({ billedSatang }) => billedSatang), collectedOf(report), slipOf(report)],
    report.publicationId,
  ];
  await store.query(
    `INSERT INTO portal.agency_reports (agency_no, month, version, state, explanation, saved_at,
       saved_by, saved_by_name, returned_by, returned_reason, decided_by, decided_at,
       submitted_at, submitted_by, submitted_by_name, members, billed_satang, collected_satang,
       slips_satang, publication_id, explained_satang)
     VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20)`,
    [
      ...[agencyNo, month, story.decidedAt ? 4 : 3, story.state, story.owed.why, story.slipAt],
      ...[contactName, isOut ? null : 'OFFICE', story.returnedReason ?? null],
      ...[story.decidedAt ? financeId : null, story.decidedAt ?? null],
      ...handedIn.map((value) => (isOut ? value : null)),
      story.owed.why === '' ? null : story.owed.satang,
    ],
  );
}

async function writeLines(
  store: Upkeep,
  { agencyNo, month, lines, contactName, story }: DemoReport,
): Promise<void> {
  await store.query(
    `INSERT INTO portal.agency_report_lines (agency_no, month, member_no, seq, outcome,
       billed_satang, collected_satang, reason, new_agency, note, said_at, said_by,
       said_by_name)
     SELECT $1, $2, l.*, $11::timestamptz, 1, $12
     FROM unnest($3::text[], $4::int[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
       $9::text[], $10::text[]) l`,
    [
      ...[agencyNo, month, lines.map(({ memberNo }) => memberNo), lines.map(({ seq }) => seq)],
      lines.map(({ outcome }) => outcome),
      lines.map(({ billedSatang }) => billedSatang),
      lines.map(({ collectedSatang }) => collectedSatang),
      lines.map(({ reason }) => reason),
      lines.map(({ newAgency }) => newAgency),
      lines.map(({ note }) => note),
      ...[story.begunAt, contactName],
    ],
  );
}

async function writeSlip(store: Upkeep, report: DemoReport): Promise<void> {
  const { agencyNo, month, name, contactName, story } = report;
  const { compilePdf } = await import('../../../papers/compile.ts');
  const file = await compilePdf(form(slipWords(name, story.paidOn, slipOf(report))));
  const sha256 = createHash('sha256').update(file).digest();
  await store.query(
    `INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type, file,
       sha256, person_no, contact_name, added_at, accepted_at)
     VALUES ($1, $2, $3, $4, 'application/pdf', $5, $6, 1, $7, $8, $9)`,
    [
      ...[agencyNo, month, story.paidOn, slipOf(report), Buffer.from(file), sha256],
      ...[contactName, story.slipAt, story.state === 'ACCEPTED' ? story.decidedAt : null],
    ],
  );
}

/** As the app would have written them at the time. */
async function writeSteps(store: Upkeep, report: DemoReport): Promise<void> {
  const { agencyNo, month, contactName, financeId, story, bills } = report;
  const ofAgency = (step: string, when: string, detail: object = {}) =>
    store.query(
      `INSERT INTO portal.agency_steps
         (agency_no, month, step, at, actor_kind, person_no, contact_name, detail)
       VALUES ($1, $2, $3, $4, 'agency', 1, $5, $6)`,
      [agencyNo, month, step, when, contactName, detail],
    );
  await ofAgency('STARTED', story.begunAt);
  await ofAgency('SLIP_ADDED', story.slipAt, { amount: toDtoBaht(slipOf(report)) });
  await ofAgency('SUBMITTED', story.submittedAt, {
    members: bills.length,
    collected: toDtoBaht(collectedOf(report)),
    difference: toDtoBaht(story.owed.satang),
  });
  if (story.decidedAt === undefined) return;
  const detail = story.returnedReason === undefined ? {} : { reason: story.returnedReason };
  await store.query(
    `INSERT INTO portal.agency_steps (agency_no, month, step, at, actor_kind, staff_id, detail)
     VALUES ($1, $2, $3, $4, 'office', $5, $6)`,
    [agencyNo, month, story.state, story.decidedAt, financeId, detail],
  );
}

/**
 * Reports what nobody has reported of yet, and makes the heads' sign-ins; before letters are
 * settled, so that they have been opened. A cooperative of a few members has no such school.
 */
export async function seedReports(
  store: Upkeep,
  settings: PasswordSettings,
  { day }: Timeline,
): Promise<void> {
  const month = `${day.slice(0, 7)}-01`;
  const stories = storiesOn(day);
  const staff = await store.query("SELECT id FROM portal.staff WHERE login = 'finance'");
  const existing = await store.query(
    'SELECT agency_no FROM portal.agency_reports WHERE month = $1',
    [month],
  );
  const reported = new Set(existing.rows.map((row) => row.agency_no));
  for (const [index, unit] of (await readUnits(store, month, stories.length)).entries()) {
    const story = stories[index];
    if (story === undefined || reported.has(unit.agencyNo)) continue;
    const contactName = await seedHead(store, unit, settings);
    const lines = linesOf(unit.bills, story);
    const report = { ...unit, month, story, lines, contactName, financeId: staff.rows[0].id };
    await writeReport(store, report);
    await writeLines(store, report);
    await writeSlip(store, report);
    await writeSteps(store, report);
  }
}
