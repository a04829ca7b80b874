/** What a topic of the demo cooperative is made of; the words are in `topics/`. */
import type { Day } from '../../core/days.ts';
import type { CategoryKey } from './categories.text.ts';
import type { Part } from './html.ts';
import type { PaperKey } from './papers/papers.ts';
import type { SceneName } from './pictures/scenes.ts';

/** Label and value, `วันประชุม` and `เสาร์ที่ 24 มกราคม 2569`. */
export type Fact = readonly [label: string, value: string];

export interface Picture {
  readonly scene: SceneName;
  /** For those who do not see it. */
  readonly alt: string;
}

export interface Topic {
  /** Never given to another: addresses and tests hold it. */
  readonly id: number;
  readonly category: CategoryKey;
  readonly title: string;
  readonly summary: string;
  readonly body: readonly Part[];
  /** The day it was published; null keeps it a draft. */
  readonly on: Day | null;
  readonly pinned?: true;
  readonly facts?: readonly Fact[];
  /** First and last day of what is announced. */
  readonly happens?: readonly [from: Day, until: Day];
  /** A picture, or the portrait of a person. */
  readonly cover?: Picture | { readonly portrait: string };
  readonly images?: readonly Picture[];
  readonly papers?: readonly PaperKey[];
}
