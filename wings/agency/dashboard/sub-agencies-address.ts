import { paths } from '../../../api/paths.ts';

/** Where the sums of each unit stand. */
export const belowAddress = ({ year, month }: { year: number; month: number }): string =>
  `${paths.agencySummary}?year=${year}&month=${month}`;
