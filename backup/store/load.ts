/** Fills an empty schema with the rows of a backup, within the caller's transaction. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { attachSql, createPart } from '../../records/parts.ts';
import type { CopiedTable, Sequence } from '../archive/contents.ts';
import { columnList, type StoreTable, storeTables } from './catalog.ts';

/** For COPY and for the indexes after it. */
const loading = [
  'SET LOCAL synchronous_commit = on',
  "SET LOCAL maintenance_work_mem = '256MB'",
  'SET LOCAL max_parallel_maintenance_workers = 2',
].join(';');

const dividedTable = (name: string) => ({ name: name.replace(/^records\./, '') });

/** The schema while rows are put into it: its rules are suspended, its triggers do not fire. */
export class StoreLoader {
  readonly #client: pg.Client;
  readonly #tables: ReadonlyMap<string, StoreTable>;

  private constructor(client: pg.Client, tables: readonly StoreTable[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.sql, table]));
  }

  /** Takes away what migrations have put there, and what would stop rows of others. */
  static async open(client: pg.Client): Promise<StoreLoader> {
    await client.query(loading);
    const loader = new StoreLoader(client, await storeTables(client));
    const plain = loader.#plain();
    for (const { sql, owner } of plain) {
      await client.query(`SET LOCAL ROLE ${owner};
        ALTER TABLE ${sql} NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER`);
    }
    for (const owner of new Set(plain.map((table) => table.owner))) {
      const own = plain.filter((table) => table.owner === owner).map(({ sql }) => sql);
      await client.query(`SET LOCAL ROLE ${owner}; TRUNCATE ${own.join(', ')}`);
    }
    return loader;
  }

  #plain(): readonly StoreTable[] {
    return [...this.#tables.values()].filter(({ parts }) => parts === null);
  }

  #ownerOf({ name }: CopiedTable): string {
    const owner = this.#tables.get(name)?.owner;
    if (owner === undefined) throw new Error(`the schema has no table ${name}`);
    return owner;
  }

  /** Takes the rows of a table, or of a publication's part of it. */
  async fill(table: CopiedTable, rows: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#client.query(`SET LOCAL ROLE ${this.#ownerOf(table)}`);
    const place = await this.#placeOf(table);
    const copy = `COPY ${place} (${columnList(table)}) FROM STDIN (FREEZE)`;
    await pipeline(rows, this.#client.query(copyFrom(copy)));
    if (table.publication !== undefined) await this.#attach(table, table.publication);
  }

  async #placeOf({ name, publication }: CopiedTable): Promise<string> {
    if (publication === undefined) return name;
    return createPart(this.#client, dividedTable(name), publication);
  }

  async #attach(table: CopiedTable, publication: number): Promise<void> {
    await this.#client.query(attachSql(dividedTable(table.name), publication));
  }

  /** A part of which the backup holds no row is a part nevertheless: it says that there is none. */
  async fillEmpty(table: CopiedTable): Promise<void> {
    if (table.publication === undefined) return;
    await this.#client.query(`SET LOCAL ROLE ${this.#ownerOf(table)}`);
    await createPart(this.#client, dividedTable(table.name), table.publication);
    await this.#attach(table, table.publication);
  }

  /** Numbers go on where they had come to, and the rules are in force again. */
  async close(sequences: readonly Sequence[]): Promise<void> {
    for (const { sql, owner, forced } of this.#plain()) {
      const force = forced ? 'FORCE ROW LEVEL SECURITY, ' : '';
      await this.#client.query(
        `SET LOCAL ROLE ${owner}; ALTER TABLE ${sql} ${force}ENABLE TRIGGER USER`,
      );
    }
    const owners = { portal: 'sahakon_owner', records: 'sahakon_intake' };
    for (const { name, value, given } of sequences) {
      const schema = name.startsWith('records.') ? 'records' : 'portal';
      await this.#client.query(`SET LOCAL ROLE ${owners[schema]}`);
      await this.#client.query('SELECT setval($1::regclass, $2, $3)', [name, value, given]);
    }
  }
}
