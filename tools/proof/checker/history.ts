/**
 * The history of a run: one JSON line for each step of each write, in the order in which the
 * writer saw them. What is acknowledged here must be in the store afterwards (I1, I2).
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * `topic`, `answer`, `complaint`: a row whose text holds the key. `draft`: the one draft of the
 * member, whose title is the key. `consent`: a row without a name, which is only counted.
 */
export type WriteKind = 'topic' | 'answer' | 'complaint' | 'draft' | 'consent';

/**
 * `sent`: before the request leaves. `acknowledged`: an answer says that it is done. `refused`: an
 * answer says that it is not. `unknown`: no whole answer came, so that it may be done or not.
 */
export type WriteState = 'sent' | 'acknowledged' | 'refused' | 'unknown';

export interface HistoryLine {
  readonly kind: WriteKind;
  /** Unique in the whole history, and part of what is written. */
  readonly key: string;
  readonly state: WriteState;
  /** Who wrote, where somebody had signed in. */
  readonly member?: string;
  /** Milliseconds since 1970, by the clock of whoever wrote. */
  readonly at: number;
}

export interface History {
  readonly file: string;
  /** Stands in the file before it returns: the writer may be killed next. */
  add(line: Omit<HistoryLine, 'at'>): void;
  close(): void;
}

/** Opens the file for lines that come after those which are there. */
export function openHistory(file: string): History {
  const handle = openSync(file, 'a');
  return {
    file,
    add: (line) => {
      writeSync(handle, `${JSON.stringify({ ...line, at: Date.now() })}\n`);
    },
    close: () => closeSync(handle),
  };
}

/** What became of one write, in the order in which they were sent. */
export interface Write {
  readonly kind: WriteKind;
  readonly key: string;
  readonly member: string | undefined;
  /** `unknown` too where the writer ended before an answer came. */
  readonly state: Exclude<WriteState, 'sent'>;
}

/** Throws for a line that is no JSON, and for an outcome of what was never sent. */
export function readHistory(file: string): readonly Write[] {
  const writes = new Map<string, Write>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text === '') continue;
    const { kind, key, state, member } = JSON.parse(text) as HistoryLine;
    const known = writes.has(key);
    if (known === (state === 'sent')) throw new Error(`${key}: ${state} out of turn`);
    writes.set(key, { kind, key, member, state: state === 'sent' ? 'unknown' : state });
  }
  return [...writes.values()];
}
