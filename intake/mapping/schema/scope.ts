/** Which columns a rule of a part may name, and of what kind they are. */
import type { FormatKind } from '../format/format.ts';
import { type Join, type MappedSource, ownColumns, splitName } from '../mapping.ts';

export class Scope {
  readonly #from: MappedSource;
  readonly #joins: readonly Join[];

  constructor(from: MappedSource, joins: readonly Join[]) {
    this.#from = from;
    this.#joins = joins;
  }

  get source(): MappedSource {
    return this.#from;
  }

  /** Kind of a column by its name; undefined where there is none, `unclear` of a broken one. */
  kindOf(name: string): FormatKind | 'unclear' | undefined {
    const { alias, column } = splitName(name);
    const joined = this.#joins.find((join) => join.alias === alias);
    const source = alias === '' || alias === this.#from.name ? this.#from : joined?.source;
    if (!source) return undefined;
    if (source.unclear.has(column)) return 'unclear';
    if ((ownColumns as readonly string[]).includes(column)) return 'whole';
    return source.columns.find((one) => one.name === column)?.format.kind;
  }
}
