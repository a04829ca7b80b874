/**
 * Several fixed queries as one question to the database: one packet there and one back, with a
 * single Sync at its end, so that PostgreSQL runs them as one transaction without BEGIN and COMMIT
 * (protocol: "pipelining"). What a connection has prepared is neither parsed nor described again.
 */

import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg, {
  type BindConfig,
  type Connection,
  type CustomTypesConfig,
  type FieldDef,
  type PoolClient,
} from 'pg';
import {
  type Manner,
  mustShow,
  type Showing,
  type Subject,
  storable,
  subjectValues,
} from './subject.ts';

export type Row = Record<string, unknown>;

export interface Part {
  readonly text: string;
  /** Of the prepared statement; '' leaves it unprepared. */
  readonly name: string;
  readonly values: readonly unknown[];
}

type ReadRow = (fields: readonly (string | null)[]) => Row;

// How the rows of each statement read that a connection has prepared.
const preparedBy = new WeakMap<Connection, Map<string, ReadRow>>();

function preparedOn(connection: Connection): Map<string, ReadRow> {
  const prepared = preparedBy.get(connection) ?? new Map<string, ReadRow>();
  preparedBy.set(connection, prepared);
  return prepared;
}

function readerOf(columns: readonly FieldDef[]): ReadRow {
  const names = columns.map(({ name }) => name);
  const parsers = columns.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return (fields) => {
    const row: Row = { ...empty };
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at];
      if (field != null) row[names[at] as string] = parsers[at]?.(field);
    }
    return row;
  };
}

const noColumns: ReadRow = () => ({});

/** What the driver's types leave out of it. */
const driver = pg as unknown as {
  readonly Query: new (config: { text: string }) => object;
  readonly utils: { prepareValue(value: unknown): Buffer | string | null };
};

/** A query to the driver, which hands it what comes back; it ends with the question's one Sync. */
class Question extends driver.Query {
  readonly answers = Promise.withResolvers<readonly Row[][]>();
  readonly #parts: readonly Part[];
  readonly #found: Row[][] = [];
  #prepared = new Map<string, ReadRow>();
  #readers: readonly (ReadRow | undefined)[] = [];
  #rows: Row[] = [];
  #read: ReadRow = noColumns;

  constructor(parts: readonly Part[]) {
    super({ text: 'several' });
    this.#parts = parts;
  }

  submit(connection: Connection): void {
    this.#prepared = preparedOn(connection);
    // As they are known now: what is not described again must not depend on what happens meanwhile.
    this.#readers = this.#parts.map(({ name }) => this.#prepared.get(name));
    connection.stream.cork();
    for (const part of this.#parts) this.#send(connection, part);
    connection.sync();
    connection.stream.uncork();
    this.#begin();
  }

  #send(connection: Connection, { text, name, values }: Part): void {
    const isNew = !this.#prepared.has(name);
    if (isNew) {
      // A question that failed may have left it behind; to close what is none is no error.
      if (name !== '') connection.close({ type: 'S', name }, true);
      connection.parse({ text, name, types: [] }, true);
    }
    const config: BindConfig = {
      statement: name,
      values: values.map((value) => driver.utils.prepareValue(storable(value))) as string[],
    };
    connection.bind(config, true);
    if (isNew) connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
  }

  #begin(): void {
    this.#rows = [];
    this.#read = this.#readers[this.#found.length] ?? noColumns;
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#read = readerOf(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#rows.push(this.#read(fields));
  }

  handleCommandComplete(): void {
    const name = this.#parts[this.#found.length]?.name ?? '';
    if (name !== '') this.#prepared.set(name, this.#read);
    this.#found.push(this.#rows);
    this.#begin();
  }

  handleReadyForQuery(): void {
    this.answers.resolve(this.#found);
  }

  handleError(error: unknown): void {
    // Perhaps it is a plan that does not fit its tables any more: all are made anew.
    this.#prepared.clear();
    this.answers.reject(error);
  }
}

/** Asks all parts in one transaction; gives the rows of each once it has ended. */
export function askAtOnce(client: PoolClient, parts: readonly Part[]): Promise<readonly Row[][]> {
  const question = new Question(parts);
  client.query(question as never);
  return question.answers.promise;
}

interface PendingQuery {
  readonly part: Part;
  readonly answer: PromiseWithResolvers<readonly Row[]>;
}

/** Gathers what is asked of it until it is sent. */
export class BundledConnection implements DatabaseConnection {
  readonly #subject: Subject;
  readonly #manner: Manner;
  readonly #pending: PendingQuery[] = [];
  #open = true;

  constructor(subject: Subject, manner: Manner) {
    this.#subject = subject;
    this.#manner = manner;
  }

  /** Statements prepared for questions; those of other transactions are the driver's to prepare. */
  #partOf(text: string, values: readonly unknown[]): Part {
    const name = this.#manner.nameOf(text);
    return { text, values, name: name === undefined ? '' : `at_once_${name}` };
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // The client may already serve somebody else.
    if (!this.#open) throw new Error('a query was started after its transaction had ended');
    const answer = Promise.withResolvers<readonly Row[]>();
    this.#pending.push({ part: this.#partOf(sql, parameters), answer });
    return { rows: (await answer.promise) as R[] };
  }

  // biome-ignore lint/correctness/useYield: what leaves in one packet cannot be a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not possible in a question asked at once');
  }

  /**
   * Asks what was gathered as the subject; settles when the transaction has ended. Nothing is
   * answered from a server that shows another publication, where one is given.
   */
  async send(client: PoolClient, showing: Showing): Promise<void> {
    this.#open = false;
    const pending = this.#pending;
    const subject = this.#partOf(this.#manner.setReader, subjectValues(this.#subject));
    try {
      const [[opened] = [], ...found] = await askAtOnce(client, [
        subject,
        ...pending.map(({ part }) => part),
      ]);
      mustShow(showing, opened);
      for (const [at, { answer }] of pending.entries()) answer.resolve(found[at] ?? []);
    } catch (error) {
      for (const { answer } of pending) answer.reject(error);
      throw error;
    }
  }
}

const { builtins } = pg.types;
const asText = (text: string) => text;

/** bigint → BigInt (satang do not fit into a double), date → 'YYYY-MM-DD'. */
export const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === builtins.INT8) return BigInt;
    if (oid === builtins.DATE) return asText;
    return pg.types.getTypeParser(oid, format);
  }) as CustomTypesConfig['getTypeParser'],
};
