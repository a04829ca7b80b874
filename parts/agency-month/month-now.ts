/** The month on the page, for the parts that carry it on. */
export interface MonthNow<Report> {
  /** Of the Buddhist era. */
  readonly year: number;
  readonly month: number;
  /** As it stands here and now. */
  readonly report: Report;
  readonly saver: {
    /** Saves what is typed; true when nothing is left, and nothing is at fault. */
    readonly flush: () => Promise<boolean>;
    /** The version that the server has, as far as known here. */
    readonly version: () => number;
  };
  /** Asks the server what it has; rejects where it cannot be had. */
  readonly refetch: () => Promise<void>;
}

export const monthInput = ({ year, month }: { readonly year: number; readonly month: number }) => ({
  year: String(year),
  month: String(month),
});
