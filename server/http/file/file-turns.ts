/** How many files one person may have in the making: nobody keeps the press for himself. */
import { Problem } from '../../../api/problem.ts';

export interface FileTurns {
  /** Runs `work` as one of `owner`'s; throws `too_many_files` while as many as may be are made. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** Two at once: a second window, or an impatient second press. */
const most = 2;
const waitSeconds = 5;

export function openFileTurns(): FileTurns {
  const taken = new Map<string, number>();
  return {
    async take(owner, work) {
      const now = taken.get(owner) ?? 0;
      if (now >= most) throw new Problem('too_many_files', { retryAfterSeconds: waitSeconds });
      taken.set(owner, now + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      }
    },
  };
}
