/** Sends drafts to the server one after the other, when the typing rests; the last one counts. */

export type Keeping = 'quiet' | 'saving' | 'saved' | 'failed';

export interface DraftKeeper<Draft> {
  /** Keeps this one once nothing newer comes for a while. */
  later(draft: Draft): void;
  /** Sends what waits at once; settles when nothing is under way any more. Never rejects. */
  now(): Promise<void>;
  /** Forgets what waits; settles when nothing is under way any more. */
  drop(): Promise<void>;
}

export function draftKeeper<Draft>(
  save: (draft: Draft) => Promise<unknown>,
  onState: (state: Keeping) => void,
  restMillis = 1200,
): DraftKeeper<Draft> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly draft: Draft } | undefined;
  let running: Promise<void> = Promise.resolve();

  function send(): void {
    clearTimeout(timer);
    if (!waiting) return;
    const { draft } = waiting;
    waiting = undefined;
    running = running.then(async () => {
      onState('saving');
      await save(draft).then(
        () => onState('saved'),
        () => onState('failed'),
      );
    });
  }
  return {
    later(draft) {
      waiting = { draft };
      clearTimeout(timer);
      timer = setTimeout(send, restMillis);
    },
    now() {
      send();
      return running;
    },
    drop() {
      clearTimeout(timer);
      waiting = undefined;
      return running;
    },
  };
}
