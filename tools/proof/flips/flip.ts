/** One digit of one figure in one file of an extract, turned into another digit. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ColumnKind,
  manifestColumns,
  manifestFile,
  subjects,
} from '../../../intake/layout.ts';
import { oneOf } from '../seeded.ts';
import { type FieldPosition, fieldsOf } from './fields.ts';

export interface Flip {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of one column that hold a digit. */
export interface Figures {
  readonly file: string;
  readonly column: string;
  readonly places: readonly FieldPosition[];
}

/** Every file of the extract with one character for each byte, by name. */
export type Bytes = ReadonlyMap<string, string>;

const described = [...subjects, { file: manifestFile, columns: manifestColumns }];

/** Money, in the files and in what the manifest says of them. */
export const amountKinds: readonly ColumnKind[] = ['amount', 'total'];
/** What else is a figure: days, rates, counts, signs. */
export const otherKinds: readonly ColumnKind[] = [
  ...(['rate', 'whole', 'day', 'month', 'year', 'sign', 'flag'] as const),
];

export async function readBytes(folder: string): Promise<Bytes> {
  const read = described.map(
    async ({ file }) => [file, await readFile(join(folder, file), 'latin1')] as const,
  );
  return new Map(await Promise.all(read));
}

/** All columns of those kinds, also those of which no field holds a digit. */
export function figuresOf(bytes: Bytes, kinds: readonly ColumnKind[]): readonly Figures[] {
  return described.flatMap(({ file, columns }) => {
    const text = bytes.get(file) ?? '';
    const filled = fieldsOf(text).filter(({ start, end }) => /\d/.test(text.slice(start, end)));
    return columns
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => ({
        file,
        column: name,
        places: filled.filter(({ column }) => column === name),
      }));
  });
}

/** One digit of one of the fields becomes another; the field is as long as before. */
export function flipIn(bytes: Bytes, { file, places }: Figures, random: () => number) {
  const text = bytes.get(file) ?? '';
  const { row, column, start, end } = oneOf(places, random);
  const before = text.slice(start, end);
  const digits = [...before].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  const at = oneOf(digits, random);
  const others = [...'0123456789'].filter((digit) => digit !== before[at]);
  const after = before.slice(0, at) + oneOf(others, random) + before.slice(at + 1);
  const flip: Flip = { file, row, column, before, after };
  return { flip, text: text.slice(0, start) + after + text.slice(end) };
}
