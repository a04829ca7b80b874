/** Control totals of the core: what a control file or a trailer states about a source. */

import type { z } from 'zod';
import { mappingReasons as reasons } from '../mapping.text.ts';
import type { ControlTotal, MappedSource, Sources } from '../mapping.ts';
import type { MappingDocument, Path } from './document.ts';
import { controlSchema } from './schema.ts';
import { Scope } from './scope.ts';

type ControlText = z.infer<typeof controlSchema>;

const kindOf = (source: MappedSource, column: string) => new Scope(source, []).kindOf(column);

function checkColumns(
  document: MappingDocument,
  { rows, file, sums = {}, only = {} }: ControlText,
  path: Path,
  { counted, from }: { readonly counted: readonly MappedSource[]; readonly from: MappedSource },
): void {
  if (rows === undefined && Object.keys(sums).length === 0) document.fault(path, reasons.noControl);
  if (rows !== undefined && kindOf(from, rows) !== 'whole') {
    document.fault([...path, 'rows'], reasons.mustBeKind(rows, from.name, 'whole'));
  }
  for (const [column, stated] of Object.entries(sums)) {
    const at = [...path, 'sums', column];
    for (const of of counted) {
      const kind = kindOf(of, column);
      if (kind === 'unclear') continue;
      if (kind !== 'amount' && kind !== 'whole') {
        document.fault(at, reasons.mustBeKind(column, of.name, 'amount, whole'));
      } else if (kindOf(from, stated) !== kind) {
        document.fault(at, reasons.mustBeKind(stated, from.name, kind));
      }
    }
  }
  for (const column of [...Object.keys(only), ...(file === undefined ? [] : [file])]) {
    if (!kindOf(from, column)) document.fault(path, reasons.unknownColumn(column, from.name));
  }
}

/** One control; undefined where it names what is not there. */
export function readControl(
  document: MappingDocument,
  value: unknown,
  path: Path,
  sources: Sources,
): ControlTotal | undefined {
  const control = document.read(controlSchema, value, path);
  if (!control) return undefined;
  const from = sources.get(control.from);
  const of = control.of.map((name) => sources.get(name));
  for (const [index, name] of control.of.entries()) {
    if (!of[index]) document.fault([...path, 'of'], reasons.unknownSource(name));
  }
  if (!from) document.fault([...path, 'from'], reasons.unknownSource(control.from));
  const counted = of.filter((one) => one !== undefined);
  if (!from || counted.length < of.length) return undefined;
  checkColumns(document, control, path, { counted, from });
  const { rows, file, sums = {}, only = {} } = control;
  return { of: counted, from, only, rows, file, sums, eachFile: control['each-file'] ?? false };
}
