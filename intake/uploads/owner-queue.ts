/** Turns at something that does one thing at a time: each asker has a share, none has it all. */

/** Nobody should wait behind so many. */
export class Busy extends Error {
  /** The asker's own are as many as may be; else all together are. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('busy');
    this.isOwn = isOwn;
  }
}

export interface AskerTurns {
  /** Runs `work` when it is `asker`'s turn. Throws Busy, or what `work` throws. */
  take<T>(asker: string, work: () => Promise<T>): Promise<T>;
}

/** Works of one asker, of which one runs, and of all together. */
const most = { own: 2, all: 24 } as const;

/** Whoever has had a turn stands behind all others who wait. */
export function openAskerTurns(): AskerTurns {
  /** Works that wait, of each asker who has one that waits or runs. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  /** Who has something waiting and nothing running, in order. */
  const ring: string[] = [];
  let running: string | undefined;
  let all = 0;

  async function next(): Promise<void> {
    if (running !== undefined) return;
    const asker = ring.shift();
    if (asker === undefined) return;
    running = asker;
    const own = waiting.get(asker) ?? [];
    await own.shift()?.();
    running = undefined;
    if (own.length > 0) ring.push(asker);
    else waiting.delete(asker);
    void next();
  }

  return {
    async take<T>(asker: string, work: () => Promise<T>) {
      const own = waiting.get(asker) ?? [];
      if (own.length + (running === asker ? 1 : 0) >= most.own) throw new Busy(true);
      if (all >= most.all) throw new Busy(false);
      all += 1;
      if (own.length === 0 && running !== asker) ring.push(asker);
      waiting.set(asker, own);
      return new Promise<T>((resolve, reject) => {
        own.push(async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        });
        void next();
      }).finally(() => {
        all -= 1;
      });
    },
  };
}
