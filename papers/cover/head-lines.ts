/** The head of a column on paper: its group, and its own words in lines that read well. */
import { headBreaks } from './head-lines.text.ts';

export interface Head {
  /** Stands above this column and its neighbours of the same group; '': none. */
  readonly group: string;
  readonly lines: readonly string[];
}

export const headLines = ([group, name]: readonly [group: string, name: string]): Head => ({
  group,
  lines: headBreaks[name] ?? [name],
});
