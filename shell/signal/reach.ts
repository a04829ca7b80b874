/** Whether the server answers, asked where a page would be lost if it did not. */

/** Milliseconds between two tries. A browser speaks of a line a moment before it has one. */
const pauseMilliseconds = 2_000;

/** One try. */
export const isThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

/**
 * Resolves to true once the server answers; to false when the browser says that there is no line
 * after all, or when `isWanted` says that nobody waits any more.
 */
export async function untilThere(isWanted: () => boolean = () => true): Promise<boolean> {
  while (isWanted() && navigator.onLine) {
    if (await isThere()) return isWanted();
    await pause();
  }
  return false;
}
