/** The draft of a mapping: what is sure is written, what a person must decide is a comment. */
import { stringify } from 'yaml';
import { type Column, subjects } from '../../layout.ts';
import type { Format } from '../format/format.ts';
import { learnText as text } from '../learn.text.ts';
import type { KnownColumn, LearntTable } from './match.ts';

const quoted = (value: string): string => stringify(value, { lineWidth: 0 }).trim();

function formatText(format: Format): string {
  const { kind, ...settings } = format;
  const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return kind;
  const shown = entries.map(([key, value]) => {
    const yes = value === true ? 'yes' : value === false ? 'no' : quoted(String(value));
    return `${key}: ${typeof value === 'number' ? String(value) : yes}`;
  });
  return `{ kind: ${kind}, ${shown.join(', ')} }`;
}

/** The format, as the subject wants it: a whole number of Excel may be an amount. */
export function formatFor({ guess }: KnownColumn, ours: Column | undefined): Format {
  const kind = guess.format.kind;
  if (ours?.kind === 'amount' && (kind === 'whole' || kind === 'rate')) {
    return { kind: 'amount', thousands: true };
  }
  if (ours?.kind === 'rate' && kind !== 'rate') return { kind: 'rate' };
  if (ours?.kind === 'member_no') return { kind: 'member-no' };
  if (ours?.kind === 'whole') return { kind: 'whole' };
  // Numbers of accounts and the like keep what stands before their first digit.
  if (kind === 'whole' && ours !== undefined) return { kind: 'text' };
  if (ours?.oneOf || ours?.kind === 'flag' || ours?.kind === 'sign') return { kind: 'text' };
  return guess.format;
}

function columnLine(known: KnownColumn, ours: Column | undefined): string {
  const { column, guess } = known;
  const format = formatText(formatFor(known, ours));
  const place = [
    ...(column.heading === undefined ? [] : [`heading: ${quoted(column.heading)}`]),
    ...(column.at === undefined ? [] : [`at: ${column.at}`]),
    ...(column.width === undefined ? [] : [`width: ${column.width}`]),
  ];
  const value = place.length === 0 ? format : `{ ${[...place, `format: ${format}`].join(', ')} }`;
  const mark = guess.unsure ? ` # ? ${text.unsure}: ${guess.reason}` : ` # ${guess.reason}`;
  return `      ${quoted(column.name)}: ${value}${mark}`;
}

function sourceLines({ table, columns, found, subject }: LearntTable): readonly string[] {
  const ours = (known: KnownColumn) => [...found].find(([, theirs]) => theirs === known)?.[0];
  return [
    ...(subject ? [] : [`  # ? ${text.unused}`]),
    `  ${quoted(table.name)}:`,
    `    files: ${quoted(table.files)}`,
    ...table.reading.map((line) => `    ${line}`),
    '    columns:',
    ...columns.map((known) => columnLine(known, ours(known))),
  ];
}

/** Whether their codes are ours already, letter for letter. */
function isOurs({ kind, oneOf }: Column, { guess }: KnownColumn): boolean {
  const isCoded = oneOf !== undefined || kind === 'flag' || kind === 'sign';
  if (!isCoded) return true;
  return oneOf !== undefined && (guess.codes ?? []).every((value) => oneOf.includes(value));
}

function ruleLine(ours: Column, known: KnownColumn): string {
  const from = quoted(known.column.name);
  if (isOurs(ours, known)) return `        ${ours.name}: ${from}`;
  const codes = (known.guess.codes ?? []).map(quoted);
  const wanted = ours.oneOf?.join(' | ') ?? '0 | 1';
  const list = codes.map((code) => `${code}: …`).join(', ');
  return `        # ? ${ours.name}: { from: ${from}, codes: { ${list} } } ${wanted}`;
}

function subjectLines(name: string, learnt: LearntTable | undefined): readonly string[] {
  if (!learnt?.subject) return [`  ${name}: []`];
  const { table, found, subject } = learnt;
  const rules = [...found].map(([ours, known]) => ruleLine(ours, known));
  const missing = missingColumns(learnt);
  return [
    `  ${subject.name}:`,
    `    - from: ${quoted(table.name)}`,
    // A list of columns may not be empty.
    ...(rules.some((line) => !line.includes('# ?')) ? ['      columns:'] : ['      columns: {}']),
    ...rules,
    ...missing.map((column) => `        # ? ${text.missing(column)}`),
  ];
}

/** Columns that must be filled, and that no column of theirs was found for. */
export function missingColumns({ subject, found }: LearntTable): readonly string[] {
  const required = subject?.columns.filter(({ optional }) => !optional) ?? [];
  return required.filter((column) => !found.has(column)).map(({ name }) => name);
}

/** The text of the mapping file. */
export function draftOf(name: string, tables: readonly LearntTable[]): string {
  const lines = [
    ...text.head.map((line) => `# ${line}`),
    `name: ${quoted(name)}`,
    text.asOf,
    'sources:',
    ...tables.flatMap(sourceLines),
    'subjects:',
    ...subjects.flatMap((subject) =>
      subjectLines(
        subject.name,
        tables.find((one) => one.subject?.name === subject.name),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
