/** Heights of a drawing: amounts from nothing (or below) up to a round amount at the top. */
import { nice, ticks } from 'd3-array';

export interface Mark<At = number> {
  readonly at: At;
  /** From the left, or from the top. */
  readonly percent: number;
}

export interface Scale {
  /** Where an amount stands, in percent from the top. */
  readonly up: (amount: number) => number;
  /** Round amounts, highest first; both edges are among them. */
  readonly amounts: readonly Mark[];
}

/** A scale that holds nothing, one baht and all `heights` (baht), with about `tickCount` marks. */
export function scaleOf(heights: readonly number[], tickCount: number): Scale {
  const [low, high] = nice(Math.min(0, ...heights), Math.max(1, ...heights), tickCount);
  const up = (amount: number) => 100 - ((amount - low) / (high - low)) * 100;
  const marks = ticks(low, high, tickCount).map((at) => ({ at, percent: up(at) }));
  return { up, amounts: marks.toReversed() };
}
