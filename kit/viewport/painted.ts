/**
 * Resolves when what has been changed so far is painted. Work that takes a phone long waits for
 * it, so that a press is seen at once; where nothing is painted (a hidden tab) it waits for that.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
