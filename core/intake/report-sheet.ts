/** The report of a run as a sheet: what a workbook, a CSV file or paper of it hold. */
import type { Sheet } from '../sheet/sheet.ts';
import { sheetTable } from '../sheet/sheet-table.ts';
import { bangkokDay, thaiDateShort, thaiDateTime, thaiMonthShort } from '../thai-date.ts';
import { formatNumber } from '../thai-number.ts';
import { reportText as text } from './report.text.ts';
import type {
  IntakeRunReport,
  ReportChange,
  ReportFault,
  ReportOverruled,
  ReportSubject,
  ReportSum,
} from './report.ts';

const { columns, tables, none } = text;

type Fact = readonly [name: string, words: string];

function* factsOf(report: IntakeRunReport): Generator<Fact> {
  const { as_of: asOf, publication, before, source, forced, delta } = report;
  const outcome = text.outcomes[report.outcome];
  yield [text.facts.outcome, forced ? `${outcome} · ${text.forced}` : outcome];
  if (asOf !== null) yield [text.facts.asOf, thaiDateShort(asOf)];
  if (source !== '') yield [text.facts.source, source];
  if (delta) yield [text.facts.form, text.delta];
  yield [text.facts.began, thaiDateTime(new Date(report.began_at))];
  yield [text.facts.seconds, text.secondsLong(formatNumber(report.seconds, 1))];
  if (publication !== null) yield [text.facts.publication, text.publicationOf(publication)];
  if (before === null) return;
  const day = thaiDateShort(before.as_of);
  yield [text.facts.before, text.publicationAsOf(before.publication, day)];
}

const faultTable = (faults: readonly ReportFault[], title: string) =>
  sheetTable(
    faults,
    {
      file: { name: columns.file, kind: 'text', of: ({ file }) => file },
      row: { name: columns.row, kind: 'count', of: ({ row }) => row },
      column: { name: columns.column, kind: 'text', of: ({ column }) => column },
      reason: { name: columns.reason, kind: 'text', width: 3, of: ({ reason }) => reason },
    },
    { title, empty: none.faults },
  );

const subjectTable = (subjects: readonly ReportSubject[]) =>
  sheetTable(
    subjects,
    {
      name: { name: columns.name, kind: 'text', of: ({ name }) => name },
      before: { name: columns.before, kind: 'count', of: ({ before }) => before },
      after: { name: columns.after, kind: 'count', of: ({ after }) => after },
      added: { name: columns.added, kind: 'count', of: ({ added }) => added },
      changed: { name: columns.changed, kind: 'count', of: ({ changed }) => changed },
      missing: { name: columns.missing, kind: 'count', of: ({ missing }) => missing },
      refused: { name: columns.refused, kind: 'count', of: ({ refused }) => refused },
    },
    { title: tables.subjects, empty: none.subjects },
  );

interface NamedSum extends ReportSum {
  readonly name: string;
}

/** Sums of all subjects that are others now. */
export const changedSums = (subjects: readonly ReportSubject[]): readonly NamedSum[] =>
  subjects.flatMap(({ name, sums }) =>
    sums.filter(({ before, after }) => before !== after).map((sum) => ({ name, ...sum })),
  );

const sumTable = (subjects: readonly ReportSubject[]) =>
  sheetTable(
    changedSums(subjects),
    {
      name: { name: columns.name, kind: 'text', of: ({ name }) => name },
      column: { name: columns.column, kind: 'text', of: ({ column }) => column },
      before: { name: columns.beforeBaht, kind: 'baht', of: ({ before }) => before },
      after: { name: columns.afterBaht, kind: 'baht', of: ({ after }) => after },
    },
    { title: tables.sums, empty: none.sums },
  );

interface NamedChange extends ReportChange {
  readonly name: string;
  readonly item: string;
}

const gone: ReportChange = { column: text.gone, before: '', after: '' };

const changesOf = (subjects: readonly ReportSubject[]): readonly NamedChange[] =>
  subjects.flatMap(({ name, rewritten }) =>
    rewritten.flatMap(({ row: item, columns: changes }) =>
      (changes.length === 0 ? [gone] : changes).map((change) => ({ name, item, ...change })),
    ),
  );

const rewrittenTable = (subjects: readonly ReportSubject[]) =>
  sheetTable(
    changesOf(subjects),
    {
      name: { name: columns.name, kind: 'text', of: ({ name }) => name },
      item: { name: columns.item, kind: 'text', width: 2, of: ({ item }) => item },
      column: { name: columns.column, kind: 'text', of: ({ column }) => column },
      was: { name: columns.was, kind: 'text', of: ({ before }) => before },
      is: { name: columns.is, kind: 'text', of: ({ after }) => after },
    },
    { title: tables.rewritten, empty: none.rewritten },
  );

interface NamedOverruled extends ReportOverruled {
  readonly agency: string;
  readonly month: string;
}

const overruledOf = ({ agency_reports: reports }: IntakeRunReport): readonly NamedOverruled[] =>
  reports.flatMap(({ agency_no: agency, month, overruled }) =>
    overruled.map((one) => ({ agency, month: thaiMonthShort(month.slice(0, 7)), ...one })),
  );

const agencyTable = (report: IntakeRunReport) =>
  sheetTable(
    overruledOf(report),
    {
      agency: { name: columns.agency, kind: 'text', of: ({ agency }) => agency },
      month: { name: columns.month, kind: 'text', of: ({ month }) => month },
      member: { name: columns.member, kind: 'text', of: ({ membership_no: no }) => no },
      reported: { name: columns.reported, kind: 'baht', of: ({ reported }) => reported },
      posted: { name: columns.posted, kind: 'baht', of: ({ posted }) => posted },
    },
    { title: tables.agencies, empty: none.agencies },
  );

interface NamedFault extends ReportFault {
  readonly member: string;
  readonly shown: string;
}

const quarantineOf = ({ quarantine }: IntakeRunReport): readonly NamedFault[] =>
  quarantine.flatMap(({ membership_no: member, as_of: day, faults }) => {
    const shown = day === null ? columns.neverShown : thaiDateShort(day);
    return faults.map((fault) => ({ member, shown, ...fault }));
  });

const quarantineTable = (report: IntakeRunReport) =>
  sheetTable(
    quarantineOf(report),
    {
      member: { name: columns.member, kind: 'text', of: ({ member }) => member },
      shown: { name: columns.quarantineAsOf, kind: 'text', of: ({ shown }) => shown },
      file: { name: columns.file, kind: 'text', of: ({ file }) => file },
      row: { name: columns.row, kind: 'count', of: ({ row }) => row },
      column: { name: columns.column, kind: 'text', of: ({ column }) => column },
      reason: { name: columns.reason, kind: 'text', width: 3, of: ({ reason }) => reason },
    },
    { title: tables.quarantine },
  );

/** What is to be looked into comes first. */
export function reportSheet(report: IntakeRunReport): Sheet {
  const { subjects, faults, overruled } = report;
  return {
    title: text.title,
    facts: [...factsOf(report)],
    tables: [
      faultTable(faults, tables.faults),
      ...(overruled.length > 0 ? [faultTable(overruled, tables.overruled)] : []),
      ...(quarantineOf(report).length > 0 ? [quarantineTable(report)] : []),
      subjectTable(subjects),
      sumTable(subjects),
      rewrittenTable(subjects),
      agencyTable(report),
    ],
    asOf: report.as_of ?? bangkokDay(new Date(report.began_at)),
    wide: true,
  };
}
