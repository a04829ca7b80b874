/** A mapping file, read and checked as a whole: every fault of it is told, not the first alone. */
import { readFile } from 'node:fs/promises';
import { mappingReasons as reasons } from '../mapping.text.ts';
import type { MappedSource, Mapping, Sources } from '../mapping.ts';
import { splitName } from '../mapping.ts';
import { MappingDocument, type MappingFault } from './document.ts';
import { readControl } from './read-controls.ts';
import { readFormats, readSource } from './read-sources.ts';
import { readSubjects } from './read-subjects.ts';
import { mappingSchema } from './schema.ts';

export interface ReadMapping {
  /** Undefined when there are faults. */
  readonly mapping?: Mapping;
  readonly faults: readonly MappingFault[];
}

/** Far more than three cores with all their code lists. */
const mostBytes = 2 * 1024 * 1024;

function asOfOf(document: MappingDocument, text: string | undefined, sources: Sources) {
  if (text === undefined) return undefined;
  const { alias, column: name } = splitName(text);
  const source = sources.get(alias);
  const column = source?.columns.find((one) => one.name === name);
  if (source && column?.format.kind === 'day') return { source, column };
  document.fault(['as-of'], reasons.asOf(text));
  return undefined;
}

/** A source that no part, join, sum or day refers to, and that states no control. */
function checkUse(document: MappingDocument, mapping: Mapping): void {
  const used = new Set<MappedSource | undefined>([mapping.asOf?.source]);
  for (const { from } of mapping.controls) used.add(from);
  for (const { parts } of mapping.subjects) {
    for (const { from, joins, rules } of parts) {
      used.add(from);
      for (const { source } of joins) used.add(source);
      for (const { of } of rules.values())
        used.add(mapping.sources.find(({ name }) => name === of));
    }
  }
  for (const source of mapping.sources) {
    if (!used.has(source)) document.fault(['sources', source.name], reasons.unused(source.name));
  }
}

/** Reads the text of a mapping; `file` is how its faults name it. */
export function parseMapping(file: string, text: string): ReadMapping {
  const document = new MappingDocument(file, text);
  const faults = document.faults;
  const whole = faults.length > 0 ? undefined : document.read(mappingSchema, document.value, []);
  if (!whole) return { faults };
  const formats = readFormats(document, whole.formats ?? {});
  const read = Object.entries(whole.sources).map((entry, index) =>
    readSource(document, formats, entry, index),
  );
  const sources = new Map(read.flatMap((source) => (source ? [[source.name, source]] : [])));
  const isWhole = sources.size === Object.keys(whole.sources).length;
  const subjects = readSubjects(document, whole.subjects, sources);
  const controls = (whole.controls ?? []).flatMap(
    (control, index) => readControl(document, control, ['controls', index], sources) ?? [],
  );
  const asOf = asOfOf(document, whole['as-of'], sources);
  const { name, ignore = [], 'last-file': lastFile, quarantine } = whole;
  const mapping = {
    name,
    ignore,
    lastFile,
    mostInQuarantine: quarantine,
    asOf,
    sources: [...sources.values()],
    controls,
    subjects,
  };
  // Whoever refers to a source that is broken itself is not to be blamed.
  if (isWhole) checkUse(document, mapping);
  const inOrder = faults.toSorted((a, b) => a.line - b.line);
  return faults.length > 0 ? { faults: inOrder } : { mapping, faults };
}

/** Reads a mapping from its file. */
export async function readMapping(path: string): Promise<ReadMapping> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return { faults: [{ file: path, line: 1, reason: reasons.noMapping }] };
  if (bytes.length > mostBytes)
    return { faults: [{ file: path, line: 1, reason: reasons.tooLarge }] };
  try {
    return parseMapping(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { faults: [{ file: path, line: 1, reason: reasons.notUtf8 }] };
  }
}
