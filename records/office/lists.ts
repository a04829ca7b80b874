/**
 * Lists of the public site as staff edit them: each is read and written whole, with one version.
 * Rows keep their numbers, so that the history tells what became of each.
 */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { StoredRow } from './history.ts';

export interface List {
  /** Without its schema; the history's subject. */
  readonly table: string;
  /** Column of a row's number, which the store gives. */
  readonly key: string;
  /** What staff write, besides that. */
  readonly columns: readonly string[];
  /** How the rows are arranged. */
  readonly order: string;
}

/** A row to be written; without a number it is new. */
export type RowToStore = Readonly<Record<string, string | number | boolean | null>>;

type Rows = readonly { readonly row: StoredRow }[];

/** The statements of a list, prepared once. */
export class OfficeList {
  readonly table: string;
  readonly #key: string;
  readonly #lock;
  readonly #version;
  readonly #rows;
  readonly #remove;
  readonly #change;
  readonly #add;
  readonly #restore;

  constructor({ table, key, columns, order }: List) {
    const name = `portal.${table}`;
    const written = columns.join(', ');
    const sent = columns.map((column) => `r.${column}`).join(', ');
    const given = `jsonb_populate_recordset(NULL::${name}, $1::jsonb) AS r`;
    const stood = columns.map((column) => `t.${column}`).join(', ');
    this.table = table;
    this.#key = key;
    // Who comes second looks at what the first has written.
    this.#lock = statement(`SELECT FROM pg_advisory_xact_lock(hashtextextended('${name}', 0))`);
    this.#version = statement<{ version: string }>(`
      SELECT md5(coalesce(string_agg(to_jsonb(t)::text, ' ' ORDER BY t.${key}), '')) AS version
      FROM ${name} t`);
    this.#rows = statement<{ row: StoredRow }>(`
      SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY ${order}`);
    this.#remove = statement<unknown, [string]>(`
      DELETE FROM ${name} t WHERE NOT EXISTS (SELECT FROM ${given} WHERE r.${key} = t.${key})`);
    this.#change = statement<unknown, [string]>(`
      UPDATE ${name} t SET (${written}) = ROW (${sent}) FROM ${given}
      WHERE r.${key} = t.${key} AND (${stood}) IS DISTINCT FROM (${sent})`);
    this.#add = statement<{ key: string }, [string]>(`
      INSERT INTO ${name} (${written}) SELECT ${sent} FROM ${given} WHERE r.${key} IS NULL
      RETURNING ${key}::text AS key`);
    // One that was removed comes back under its number; nobody chooses another.
    this.#restore = statement<unknown, [string]>(`
      INSERT INTO ${name} (${key}, ${written}) SELECT r.${key}, ${sent} FROM ${given}
      WHERE NOT EXISTS (SELECT FROM ${name} t WHERE t.${key} = r.${key})
        AND EXISTS (SELECT FROM portal.content_history h
          WHERE h.subject = '${table}' AND h.row_key = r.${key}::text)`);
  }

  /** All rows in their order, with the version that they are. */
  async read(db: Db): Promise<{ readonly version: string; readonly rows: readonly StoredRow[] }> {
    const [[version], rows] = await Promise.all([this.#version(db), this.#rows(db)]);
    return { version: version?.version ?? '', rows: (rows as Rows).map(({ row }) => row) };
  }

  /** Keeps others from writing the list until the transaction ends, and gives its version. */
  async lock(db: Db): Promise<string> {
    await this.#lock(db);
    return (await this.#version(db))[0]?.version ?? '';
  }

  /**
   * Puts these rows in the place of all; needs `lock`. False where one bears a number that no row
   * ever had, or another row's: nothing of it may stay, the caller ends the transaction by an
   * error.
   */
  async write(db: Db, rows: readonly RowToStore[]): Promise<boolean> {
    const known = rows.map((row) => row[this.#key]).filter((key) => key != null);
    if (new Set(known.map((key) => BigInt(String(key)))).size < known.length) return false;
    const text = JSON.stringify(rows);
    await this.#remove(db, text);
    await this.#change(db, text);
    await this.#restore(db, text);
    await this.#add(db, text);
    const { rows: stored } = await this.read(db);
    const keys = new Set(stored.map((row) => String(row[this.#key])));
    return stored.length === rows.length && known.every((key) => keys.has(String(key)));
  }
}
