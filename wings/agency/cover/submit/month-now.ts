/** The month on the page, for the parts that hand it in. */
import type { Report } from '../result/draft/live-report.ts';
import type { Saver } from '../result/draft/saver.ts';

export interface MonthNow {
  /** Of the Buddhist era. */
  readonly year: number;
  readonly month: number;
  /** As it stands here and now. */
  readonly report: Report;
  readonly saver: Pick<Saver, 'flush' | 'version'>;
  /** Asks the server what it has; rejects where it cannot be had. */
  readonly refetch: () => Promise<void>;
}

export const monthInput = ({ year, month }: Pick<MonthNow, 'year' | 'month'>) => ({
  year: String(year),
  month: String(month),
});
