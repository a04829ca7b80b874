/** What a topic of the demo cooperative is made of; the words are Markdown files in `topics/`. */
import type { Day } from '../../core/days.ts';
import type { CategoryKey } from './categories.text.ts';
import type { PaperKey } from './papers/papers.ts';

/** Label and value, `วันประชุม` and `เสาร์ที่ 24 มกราคม 2569`. */
export type Fact = readonly [label: string, value: string];

/**
 * How its days follow the demo's: in whole weeks; by years to the last time that its season came
 * round; or not at all.
 */
export type TopicMoves = 'weekly' | 'yearly' | 'never';

export interface Topic {
  /** The name of its file, never given to another: addresses and tests hold it. */
  readonly id: number;
  readonly category: CategoryKey;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  /** The day it was published; null keeps it a draft. */
  readonly on: Day | null;
  readonly moves: TopicMoves;
  readonly pinned: boolean;
  readonly facts: readonly Fact[];
  /** First and last day of what is announced. */
  readonly happens: readonly [from: Day, until: Day] | undefined;
  /** Words for those who do not see the picture above it, or the portrait of a person. */
  readonly cover: string | undefined;
  readonly portrait: string | undefined;
  /** The same for each further picture. */
  readonly images: readonly string[];
  readonly papers: readonly PaperKey[];
}
