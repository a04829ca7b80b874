/** Answers in steps of time, so that a little more or less work shows nowhere (T13). */
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds; a look into the store and a code fit into one, a busy server takes two. */
export const stepMilliseconds = 20;

/**
 * Does the work and settles, well or not, only when the step has passed in which it ended: whoever
 * measures learns in which step that was, and nothing of what the work found.
 */
export async function steadily<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - began;
    await rest(stepMilliseconds - (taken % stepMilliseconds));
  }
}
