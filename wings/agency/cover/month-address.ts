/** Which month the page's address means. Pure. */

export interface MonthAddress {
  readonly year?: string;
  readonly month?: string;
}

/** Neither is the newest month; undefined for what nobody could have meant. */
export function monthAddress(params: URLSearchParams): MonthAddress | undefined {
  const [year, month] = [params.get('year'), params.get('month')];
  if (year === null && month === null) return {};
  if (year === null || month === null) return undefined;
  if (!/^2[4-6]\d\d$/.test(year) || !/^(?:[1-9]|1[0-2])$/.test(month)) return undefined;
  return { year, month };
}
