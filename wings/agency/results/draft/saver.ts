/** Saves a draft by itself, a moment after each change; one save at a time. */

import { all, type Draft, type SentLine } from '../../../../parts/agency-month/draft/draft.ts';
import type { SavedLine } from '../../../../parts/agency-month/draft/saved-line.ts';
import { failureOf } from '../../../../shell/query/failure.ts';

export type SaveState =
  /** All that keeps the rules is with the server; null: nothing was ever saved. */
  | { readonly kind: 'saved'; readonly at: string | null; readonly by: string | null }
  | { readonly kind: 'saving' }
  /** Nothing is lost: it is tried again when asked, after the next change, or by itself. */
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly ref: string | undefined;
      /** Whether it is tried again by itself: the line or the server was away. */
      readonly retries: boolean;
    }
  /** Somebody else saved first. */
  | { readonly kind: 'conflict'; readonly text: string };

export interface SaveAnswer {
  readonly version: number;
  readonly at: string;
  readonly by: string;
}

interface SaverParts {
  readonly draft: Draft;
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  readonly send: (version: number, lines: readonly SentLine[]) => Promise<SaveAnswer>;
  /** Rest after the last change, in milliseconds. */
  readonly delayMs?: number;
}

/** Rest before the first try that nobody asked for, and the longest, in milliseconds. */
const retryMs = { first: 5_000, most: 60_000 } as const;

/** An answer that does not come, or that may be another one later. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

interface Fresh {
  readonly version: number;
  readonly lines: readonly SavedLine[];
  readonly mayEdit: boolean;
  readonly at: string | null;
  readonly by: string | null;
}

export interface Saver {
  state(): SaveState;
  /** The version that the server has, as far as known here. */
  version(): number;
  /** Saves now; true when nothing is left that could be saved, and nothing is at fault. */
  flush(): Promise<boolean>;
  /** Goes on from what somebody else has saved; where nothing may be changed any more mine goes. */
  rebase(fresh: Fresh): void;
  watch(listener: () => void): () => void;
  /** From now on it saves by itself; gives what saves the last time and ends that. */
  open(): () => void;
}

export function openSaver({ draft, send, delayMs = 800, ...from }: SaverParts): Saver {
  let { version } = from;
  let state: SaveState = { kind: 'saved', at: from.savedAt, by: from.savedBy };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOpen = false;
  let retryAfterMs: number = retryMs.first;
  const watchers = new Set<() => void>();

  function changeState(next: SaveState): void {
    state = next;
    for (const listener of watchers) listener();
  }

  async function saveOnce(lines: readonly SentLine[]): Promise<void> {
    // A failure stays said until it is mended, and is not said anew at each try.
    if (state.kind !== 'failed') changeState({ kind: 'saving' });
    try {
      const answer = await send(version, lines);
      version = answer.version;
      retryAfterMs = retryMs.first;
      draft.sent(lines);
      changeState({ kind: 'saved', at: answer.at, by: answer.by });
    } catch (error) {
      const { code, text, ref, status, waitSeconds } = failureOf(error);
      const retries = isPassing(status);
      if (code === 'conflict') changeState({ kind: 'conflict', text });
      else changeState({ kind: 'failed', text, ref, retries });
      if (code !== 'conflict' && retries) retry(waitSeconds * 1_000);
    }
  }

  /** Whoever types on, or asks, comes before. */
  function retry(leastMs: number): void {
    if (!isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), Math.max(leastMs, retryAfterMs));
    retryAfterMs = Math.min(2 * retryAfterMs, retryMs.most);
  }

  async function drain(): Promise<void> {
    const lines = draft.unsent();
    if (lines.length === 0) return;
    await saveOnce(lines);
    // What was typed meanwhile waits for its own rest.
    if (state.kind === 'saved') later();
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  function later(): void {
    // What somebody else has saved is looked at first.
    if (state.kind === 'conflict' || draft.unsent().length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delayMs);
  }

  const mayGoOn = () => state.kind !== 'conflict' && draft.unsent().length > 0;

  return {
    state: () => state,
    version: () => version,
    async flush() {
      // A second time for what was typed while the first was under way.
      for (let attempt = 0; attempt < 2 && mayGoOn(); attempt += 1) await save();
      return state.kind === 'saved' && draft.unsent().length === 0 && draft.faults().length === 0;
    },
    rebase(fresh) {
      version = fresh.version;
      changeState({ kind: 'saved', at: fresh.at, by: fresh.by });
      draft.rebase(fresh.lines, fresh.mayEdit ? 'keep' : 'drop');
    },
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    open() {
      const unwatch = draft.watch(all, later);
      isOpen = true;
      return () => {
        unwatch();
        isOpen = false;
        if (state.kind !== 'conflict') void save();
      };
    },
  };
}
