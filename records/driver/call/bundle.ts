/** A transaction that only reads and asks everything before it awaits an answer: one question. */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { nameOf } from './names.ts';
import { askAtOnce, type Part, type Row } from './question.ts';
import { type Subject, setReader, subjectValues } from './subject.ts';

interface Asked {
  readonly part: Part;
  readonly answer: PromiseWithResolvers<readonly Row[]>;
}

/** Statements prepared for questions; those of other transactions are the driver's to prepare. */
function partOf(text: string, values: readonly unknown[]): Part {
  const name = nameOf(text);
  return { text, values, name: name === undefined ? '' : `at_once_${name}` };
}

/** Gathers what is asked of it until it is sent. */
export class BundledConnection implements DatabaseConnection {
  readonly #subject: Subject;
  readonly #asked: Asked[] = [];
  #open = true;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // The client may already serve somebody else.
    if (!this.#open) throw new Error('a query was started after its transaction had ended');
    const answer = Promise.withResolvers<readonly Row[]>();
    this.#asked.push({ part: partOf(sql, parameters), answer });
    return { rows: (await answer.promise) as R[] };
  }

  // biome-ignore lint/correctness/useYield: what leaves in one packet cannot be a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not possible in a question asked at once');
  }

  /** Asks what was gathered as the subject; settles when the transaction has ended. */
  async send(client: PoolClient): Promise<void> {
    this.#open = false;
    const asked = this.#asked;
    const subject = partOf(setReader, subjectValues(this.#subject));
    try {
      const [, ...found] = await askAtOnce(client, [subject, ...asked.map(({ part }) => part)]);
      for (const [at, { answer }] of asked.entries()) answer.resolve(found[at] ?? []);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
      throw error;
    }
  }
}
