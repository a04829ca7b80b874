/** Answers in steps of time, so that a little more or less work shows nowhere (T13). */
import { setTimeout as rest } from 'node:timers/promises';

/**
 * Does the work and settles, well or not, only when the step of so many milliseconds has passed in
 * which it ended: whoever measures learns which step that was, and nothing of what the work found.
 */
export async function steadily<T>(stepMilliseconds: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const steps = Math.ceil((performance.now() - began) / stepMilliseconds);
    const end = began + steps * stepMilliseconds;
    // A clock that counts whole milliseconds wakes early by a part that the work decides.
    for (let left = end - performance.now(); left > 0; left = end - performance.now()) {
      await rest(left);
    }
  }
}
