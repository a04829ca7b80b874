/** How the announcement line moves (R173). */

/** Lines that run behind each other, each its own markup, made one. */
export const joinedNotes = (notes: readonly string[]): string => notes.join(' &nbsp;•&nbsp; ');

/** R173: one step of one pixel every 10 ms, over a lane of 1280 pixels. */
export const marqueeRule = { stepPx: 1, stepMs: 10, widthPx: 1280, gapPx: 40 } as const;

export interface MarqueeRun {
  /** Pixels until the second copy stands where the first began: at least the lane. */
  readonly distancePx: number;
  readonly steps: number;
  readonly durationMs: number;
}

/** One round of a text so many pixels wide. */
export function marqueeRun(textPx: number): MarqueeRun {
  const { stepPx, stepMs, widthPx, gapPx } = marqueeRule;
  const steps = Math.ceil(Math.max(widthPx, textPx + gapPx) / stepPx);
  return { distancePx: steps * stepPx, steps, durationMs: steps * stepMs };
}
