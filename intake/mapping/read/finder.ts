/** Finds the cells of a record for one source, once the header is known, and says whose it is. */
import { Refusal } from '../../decode/fields.ts';
import { type Letters, lettersOf } from '../../decode/letters.ts';
import type { Faults } from '../../fault.ts';
import { reasons as fieldReasons } from '../../intake.text.ts';
import { isDated } from '../format/format.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { MappedSource, SourceColumn } from '../mapping.ts';
import type { Values } from '../schema/schema.ts';
import type { SourceFile } from './files.ts';
import type { RawCell, RawRecord } from './records.ts';

export type FoundCell = string | { readonly day: string } | Refusal;

const byteOrderMark = /^(?:\u00ef\u00bb\u00bf|\ufeff)/;
const asOne = (text: string): string => text.replace(/\s+/g, ' ').trim().normalize();

/** The cell of that name, such as `A2`; blank where the sheet has none. */
function cellAbove(above: RawRecord['above'], name: string): RawCell {
  const letters = name.replace(/\d/g, '');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const cells = above?.get(Number(name.slice(letters.length))) ?? [];
  return column <= cells.length ? cells[column - 1] : '';
}

/** `own`: this source reads it. `left-out`: the mapping knows it, and nobody needs it. */
export type Ownership = 'own' | 'left-out' | 'other';

export class Finder {
  readonly #source: MappedSource;
  readonly #file: SourceFile;
  readonly #faults: Faults;
  readonly #letters: Letters;
  readonly #filtered: readonly number[];
  #at: readonly number[];
  #count: number | undefined;

  constructor(source: MappedSource, file: SourceFile, faults: Faults) {
    this.#source = source;
    this.#file = file;
    this.#faults = faults;
    const { reading, encoding, columns, only, except } = source;
    this.#letters = reading.as === 'workbook' ? (text) => text : lettersOf(encoding);
    this.#at = columns.map(({ at = 0 }) => at - 1);
    this.#filtered = [...columns.keys()].filter((index) => {
      const { name = '' } = columns[index] ?? {};
      return name in only || name in except;
    });
  }

  #text(cell: RawCell): string | undefined {
    if (cell instanceof Refusal) return undefined;
    if (typeof cell === 'object') return cell.day;
    return cell === undefined ? undefined : this.#letters(cell);
  }

  /** Takes the header row; false where a heading is missing or there twice. */
  readHeader({ line, cells }: RawRecord): boolean {
    const headings = cells.map((cell, index) => {
      const raw = index === 0 && typeof cell === 'string' ? cell.replace(byteOrderMark, '') : cell;
      return asOne(this.#text(raw) ?? '');
    });
    if (this.#source.reading.as === 'csv') this.#count = cells.length;
    let isWhole = true;
    this.#at = this.#source.columns.map(({ heading, of, cell }) => {
      if (of !== undefined || cell !== undefined) return -1;
      const at = headings.indexOf(asOne(heading));
      const isTwice = at >= 0 && headings.indexOf(asOne(heading), at + 1) >= 0;
      if (at >= 0 && !isTwice) return at;
      const reason = at < 0 ? reasons.noHeading(heading) : reasons.headingTwice(heading);
      this.#faults.add(this.#file.name, line, '', reason);
      isWhole = false;
      return at;
    });
    return isWhole;
  }

  /** Whether the record has as many cells as the header, or as the first record. */
  hasAllCells({ line, cells }: RawRecord): boolean {
    if (this.#source.reading.as !== 'csv') return true;
    this.#count ??= cells.length;
    if (cells.length === this.#count) return true;
    const reason = reasons.linesDiffer(this.#count, cells.length);
    this.#faults.add(this.#file.name, line, '', reason);
    return false;
  }

  /** What stands in the column at that place of the source's list. */
  cell({ cells, above }: RawRecord, index: number): FoundCell {
    const column = this.#source.columns[index] as SourceColumn;
    const raw = column.cell
      ? cellAbove(above, column.cell)
      : this.#raw(column, cells, this.#at[index] ?? -1);
    if (raw instanceof Refusal) return raw;
    if (raw === undefined) return new Refusal(reasons.formula);
    if (typeof raw === 'object' && isDated(column.format)) return raw;
    const text = column.of === undefined ? this.#text(raw) : String(raw);
    if (text === undefined) return new Refusal(fieldReasons.unassignedByte);
    if (column.part === undefined) return text;
    const part = column.part.exec(text)?.[1];
    return part ?? (text.trim() === '' ? '' : new Refusal(reasons.noPart(text)));
  }

  #raw({ of, width }: SourceColumn, cells: readonly RawCell[], at: number): RawCell {
    const { reading } = this.#source;
    if (of === 'file') return this.#file.name;
    if (of === 'sheet') return (reading.as === 'workbook' ? reading.sheet : undefined) ?? '';
    if (reading.as === 'fixed') return String(cells[0]).slice(at, at + (width ?? 0));
    if (at < cells.length) return cells[at];
    // Cells of a sheet end where the row has nothing more.
    return reading.as === 'workbook' ? '' : new Refusal(reasons.noPlace(at + 1));
  }

  /** Column → what stands there, of those columns that decide whose the record is. */
  deciding(record: RawRecord): ReadonlyMap<string, string> {
    return new Map(
      this.#filtered.map((index) => {
        const cell = this.cell(record, index);
        const text = cell instanceof Refusal ? '' : typeof cell === 'string' ? cell : cell.day;
        return [this.#source.columns[index]?.name ?? '', text.trim()];
      }),
    );
  }

  ownership(record: RawRecord): Ownership {
    if (this.#filtered.length === 0) return 'own';
    const texts = this.deciding(record);
    const has = (filter: Values) =>
      Object.entries(filter).map(([name, values]) => values.includes(texts.get(name) ?? ''));
    const { only, except } = this.#source;
    if (has(except).some(Boolean)) return 'left-out';
    return has(only).every(Boolean) ? 'own' : 'other';
  }
}
