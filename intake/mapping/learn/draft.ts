/** The draft of a mapping: what is sure is written, what a person must decide is a comment. */
import { stringify } from 'yaml';
import { type Column, subjects } from '../../layout.ts';
import type { Format } from '../format/format.ts';
import { learnText as text } from '../learn.text.ts';
import type { KnownColumn, LearntTable } from './match.ts';
import { asOfOf, controlsOf, joinsOf } from './propose.ts';

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

/** `PERSON.FNAME`, of a table that is joined by its own name. */
const joinedName = ({ table }: LearntTable, { column }: KnownColumn): string =>
  quoted(`${table.name}.${column.name}`);

function joinText(joins: ReturnType<typeof joinsOf>): string {
  const shown = joins.map(({ other, on: { theirs, ours } }) => {
    const keys = `${quoted(theirs.column.name)}: ${quoted(ours.column.name)}`;
    return `${quoted(other.table.name)}: { on: { ${keys} } }`;
  });
  return `{ ${shown.join(', ')} }`;
}

function subjectLines(
  name: string,
  learnt: LearntTable | undefined,
  tables: readonly LearntTable[],
): readonly string[] {
  if (!learnt?.subject) return [`  ${name}: [] # ? ${text.nowhere}`];
  const { table, found, subject } = learnt;
  const rules = [...found].map(([ours, known]) => ruleLine(ours, known));
  const joins = joinsOf(learnt, tables);
  const joined = joins.flatMap(({ other, fills }) =>
    [...fills].map(([ours, theirs]) => [ours.name, joinedName(other, theirs)] as const),
  );
  const missing = missingColumns(learnt).filter(
    (column) => !joined.some(([ours]) => ours === column),
  );
  return [
    `  ${subject.name}:`,
    `    - from: ${quoted(table.name)}`,
    ...(joins.length > 0 ? [`      # ? join: ${joinText(joins)}`] : []),
    // A list of columns may not be empty.
    ...(rules.some((line) => !line.includes('# ?')) ? ['      columns:'] : ['      columns: {}']),
    ...rules,
    ...joined.map(([ours, theirs]) => `        # ? ${ours}: ${theirs}`),
    ...missing.map((column) => `        # ? ${text.missing(column)}`),
  ];
}

/** Columns that must be filled, and that no column of theirs was found for. */
export function missingColumns({ subject, found }: LearntTable): readonly string[] {
  const required = subject?.columns.filter(({ optional }) => !optional) ?? [];
  return required.filter((column) => !found.has(column)).map(({ name }) => name);
}

function controlLines(tables: readonly LearntTable[]): readonly string[] {
  const controls = controlsOf(tables);
  if (controls.length === 0) return [];
  const lines = controls.map(({ of, from, file, rows }) => {
    const counted = of.length === 1 ? quoted(of[0] ?? '') : `[${of.map(quoted).join(', ')}]`;
    const keys = `from: ${quoted(from)}, file: ${quoted(file)}, rows: ${quoted(rows)}`;
    return `# ?   - { of: ${counted}, ${keys} }`;
  });
  return [`# ? controls: # ${text.counted}`, ...lines];
}

/** The text of the mapping file; `unread` are files in which no table was found. */
export function draftOf(
  name: string,
  tables: readonly LearntTable[],
  unread: readonly string[],
): string {
  const asOf = asOfOf(tables);
  const lines = [
    ...text.head.map((line) => `# ${line}`),
    `name: ${quoted(name)}`,
    asOf === undefined ? text.asOf : `# ? as-of: ${quoted(asOf)} # ${text.sameDay}`,
    ...(unread.length > 0 ? [`# ? ignore: [${unread.map(quoted).join(', ')}]`] : []),
    'sources:',
    ...tables.flatMap(sourceLines),
    ...controlLines(tables),
    'subjects:',
    ...subjects.flatMap((subject) => {
      const own = tables.find((one) => one.subject?.name === subject.name);
      return subjectLines(subject.name, own, tables);
    }),
  ];
  return `${lines.join('\n')}\n`;
}
