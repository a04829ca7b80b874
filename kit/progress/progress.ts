/** How far the bar of a page fetch is drawn (R087, R186). */

/** R186: shares of the whole bar, milliseconds. */
export const progressRule = {
  minimum: 0.08,
  speedMs: 200,
  trickleMs: 800,
  trickleRate: 0.02,
} as const;

/** A bar that only waits must not look finished. */
const ceiling = 0.994;

/** The share after one trickle; `random` in [0, 1). */
export function trickled(ratio: number, random: number): number {
  return Math.min(ceiling, ratio + random * progressRule.trickleRate);
}

export interface Progress {
  /** A fetch began; the function it returns ends it, once. */
  began(): () => void;
  /** Share drawn, from 0.08 to 1; undefined while nothing is fetched. */
  ratio(): number | undefined;
  subscribe(listener: () => void): () => void;
}

/** One bar for any number of fetches: it starts with the first and ends with the last. */
export function createProgress(random: () => number = Math.random): Progress {
  let running = 0;
  let ratio: number | undefined;
  let trickle: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(next: number | undefined): void {
    ratio = next;
    for (const listener of listeners) listener();
  }

  function start(): void {
    clearTimeout(hiding);
    update(progressRule.minimum);
    trickle = setInterval(() => update(trickled(ratio ?? 0, random())), progressRule.trickleMs);
  }

  function finish(): void {
    clearInterval(trickle);
    update(1);
    hiding = setTimeout(() => update(undefined), progressRule.speedMs);
  }

  return {
    began() {
      if (running++ === 0) start();
      let open = true;
      return () => {
        if (!open) return;
        open = false;
        if (--running === 0) finish();
      };
    },
    ratio: () => ratio,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
