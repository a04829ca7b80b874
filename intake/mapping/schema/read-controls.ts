/** Control totals of the core: what a control file or a trailer states about a source. */

import { mappingReasons as reasons } from '../mapping.text.ts';
import type { ControlTotal, Sources } from '../mapping.ts';
import type { MappingDocument, Path } from './document.ts';
import { controlSchema } from './schema.ts';

/** One control; undefined where it names what is not there. */
export function readControl(
  document: MappingDocument,
  value: unknown,
  path: Path,
  sources: Sources,
): ControlTotal | undefined {
  const control = document.read(controlSchema, value, path);
  if (!control) return undefined;
  const [of, from] = [sources.get(control.of), sources.get(control.from)];
  if (!of) document.fault([...path, 'of'], reasons.unknownSource(control.of));
  if (!from) document.fault([...path, 'from'], reasons.unknownSource(control.from));
  if (!of || !from) return undefined;
  const { rows, sums = {}, only = {} } = control;
  const kindOf = (source: typeof of, column: string) =>
    source.columns.find(({ name }) => name === column)?.format.kind;
  if (rows === undefined && Object.keys(sums).length === 0) document.fault(path, reasons.noControl);
  if (rows !== undefined && kindOf(from, rows) !== 'whole') {
    document.fault([...path, 'rows'], reasons.mustBeKind(rows, from.name, 'whole'));
  }
  for (const [counted, stated] of Object.entries(sums)) {
    const at = [...path, 'sums', counted];
    const kind = kindOf(of, counted);
    if (kind !== 'amount' && kind !== 'whole') {
      document.fault(at, reasons.mustBeKind(counted, of.name, 'amount, whole'));
    } else if (kindOf(from, stated) !== kind) {
      document.fault(at, reasons.mustBeKind(stated, from.name, kind));
    }
  }
  for (const column of Object.keys(only)) {
    if (kindOf(from, column)) continue;
    document.fault([...path, 'only', column], reasons.unknownColumn(column, from.name));
  }
  return { of, from, only, rows, sums, eachFile: control['each-file'] ?? false };
}
