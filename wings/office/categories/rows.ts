/** Categories as the form holds them. Pure. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { readCategories } from './categories.api.ts';

export type Category = DataOf<typeof readCategories>['categories'][number];

export interface Row extends Category {
  /** Within this page alone. */
  readonly id: number;
  /** Its key can still be chosen. */
  readonly isNew: boolean;
}

export const rowsOf = (categories: readonly Category[]): Row[] =>
  categories.map((category, at) => ({ ...category, id: at + 1, isNew: false }));

export const emptyRow = (id: number): Row => ({
  ...{ id, isNew: true, key: '', name: '', description: '', topics: 0 },
  ...{ content_type: 'GENERAL', home_block: null, shown: true },
});
