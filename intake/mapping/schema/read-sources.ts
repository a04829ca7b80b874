/** Sources of a mapping: which files, how they are read, and the format of each column. */
import { type Format, formatKinds, formatSchemas, plainKinds } from '../format/format.ts';
import { mappingReasons as reasons } from '../mapping.text.ts';
import type { MappedSource, Reading, SourceColumn } from '../mapping.ts';
import { ownColumns } from '../mapping.ts';
import type { MappingDocument, Path } from './document.ts';
import { columnSchema, sourceSchema } from './schema.ts';

export type Formats = ReadonlyMap<string, Format>;

const isKind = (kind: string | undefined): kind is Format['kind'] =>
  kind !== undefined && (formatKinds as readonly string[]).includes(kind);

function readFormat(
  document: MappingDocument,
  value: Readonly<Record<string, string>>,
  path: Path,
): Format | undefined {
  const { kind } = value;
  if (isKind(kind)) return document.read(formatSchemas[kind], value, path) as Format | undefined;
  document.fault(path, reasons.unknownKind(kind ?? '', formatKinds));
  return undefined;
}

/** The named formats of the mapping; those that are wrong are told and left out. */
export function readFormats(
  document: MappingDocument,
  formats: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Formats {
  const read = new Map<string, Format>();
  for (const [name, value] of Object.entries(formats)) {
    const path = ['formats', name];
    if (isKind(name)) document.fault(path, reasons.formatNamedAsKind(name));
    const format = readFormat(document, value, path);
    if (format) read.set(name, format);
  }
  return read;
}

function formatOf(
  document: MappingDocument,
  formats: Formats,
  value: string | Readonly<Record<string, string>>,
  path: Path,
): Format | undefined {
  if (typeof value !== 'string') return readFormat(document, value, path);
  const named = formats.get(value);
  if (named) return named;
  if ((plainKinds as readonly string[]).includes(value)) return { kind: value } as Format;
  document.fault(path, reasons.unknownFormat(value, [...plainKinds, ...formats.keys()]));
  return undefined;
}

function partOf(document: MappingDocument, text: string | undefined, path: Path) {
  if (text === undefined) return undefined;
  try {
    const part = new RegExp(text, 'u');
    if (new RegExp(`${text}|`, 'u').exec('')?.length === 2) return part;
  } catch {
    // Told below, with the ones that have no group.
  }
  document.fault([...path, 'part'], reasons.part);
  return undefined;
}

/** A column that states nothing but its format: by name, or written out. */
const isFormat = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'kind' in value);

function readColumn(
  document: MappingDocument,
  formats: Formats,
  [name, value]: readonly [string, unknown],
  path: Path,
): SourceColumn | undefined {
  if (name.includes('.') || (ownColumns as readonly string[]).includes(name)) {
    document.fault(path, reasons.columnName(name));
  }
  const column = document.read(columnSchema, isFormat(value) ? { format: value } : value, path);
  const format = column && formatOf(document, formats, column.format, [...path, 'format']);
  if (!column || !format) return undefined;
  const part = partOf(document, column.part, path);
  return { ...column, name, format, heading: column.heading ?? name, part };
}

type SourceText = NonNullable<ReturnType<typeof readText>>;
const readText = (document: MappingDocument, value: unknown, path: Path) =>
  document.read(sourceSchema, value, path);

function readingOf(document: MappingDocument, text: SourceText, path: Path): Reading | undefined {
  const { csv, fixed, workbook, encoding } = text;
  const given = [csv, fixed, workbook].filter((one) => one !== undefined);
  if (given.length !== 1) document.fault(path, reasons.oneReading);
  else if ((workbook === undefined) !== (encoding !== undefined)) {
    document.fault(path, workbook ? reasons.noEncoding : reasons.needsEncoding);
  }
  if (csv) {
    const { quote, 'last-break': lastBreak = true, ...rest } = csv;
    return { as: 'csv', ...rest, lastBreak, ...(quote === undefined ? {} : { quote }) };
  }
  if (fixed) return { as: 'fixed', ...fixed };
  return workbook && { as: 'workbook', ...workbook };
}

/** Whether each column says where it stands, in the way that its file needs. */
function checkPlaces(
  document: MappingDocument,
  reading: Reading,
  columns: readonly SourceColumn[],
  path: Path,
): void {
  for (const { name, at, width, of, heading, cell } of columns) {
    const own = [...path, 'columns', name];
    const isPlaced = of !== undefined || at !== undefined;
    const cellRow = Number(cell?.replace(/\D/g, '') ?? 0);
    const isAbove = reading.as === 'workbook' && cellRow < reading.header;
    if (cell !== undefined && !isAbove) document.fault(own, reasons.cellElsewhere);
    if (reading.as === 'fixed') {
      if (!isPlaced || (of === undefined && width === undefined))
        document.fault(own, reasons.place);
      else if ((at ?? 1) + (width ?? 1) - 1 > reading.record) {
        document.fault(own, reasons.beyondRecord(reading.record));
      }
      continue;
    }
    if (width !== undefined) document.fault(own, reasons.widthElsewhere);
    const needsPlace = reading.as === 'csv' && !reading.header;
    if (needsPlace && !isPlaced) document.fault(own, reasons.placeOfCsv);
    if (!needsPlace && at !== undefined) document.fault(own, reasons.headingInstead(heading));
  }
}

/** One source; undefined where so much is wrong that nothing can refer to it. */
export function readSource(
  document: MappingDocument,
  formats: Formats,
  [name, value]: readonly [string, unknown],
  index: number,
): MappedSource | undefined {
  const path = ['sources', name];
  if (name.includes('.')) document.fault(path, reasons.sourceName(name));
  const text = readText(document, value, path);
  if (!text) return undefined;
  const reading = readingOf(document, text, path);
  const columns = Object.entries(text.columns).flatMap(
    (entry) => readColumn(document, formats, entry, [...path, 'columns', entry[0]]) ?? [],
  );
  if (!reading) return undefined;
  checkPlaces(document, reading, columns, path);
  const { only = {}, except = {} } = text;
  for (const [key, filter] of Object.entries({ only, except })) {
    for (const column of Object.keys(filter)) {
      if (column in text.columns) continue;
      document.fault([...path, key, column], reasons.unknownColumn(column, name));
    }
  }
  const encoding = text.encoding === 'utf-8' ? 'utf-8' : 'windows-874';
  const clear = new Set(columns.map((column) => column.name));
  const unclear = new Set(Object.keys(text.columns).filter((column) => !clear.has(column)));
  const { files } = text;
  return { name, index, files, encoding, reading, only, except, columns, unclear };
}
