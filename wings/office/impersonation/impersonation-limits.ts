/** How much may be written where (S4); for the form and for the server. */
export const helpLimits = {
  reason: { least: 10, most: 1000 },
  caseNo: { most: 50 },
  /** More looks a day than this are reported. */
  looksADay: 20,
} as const;
