/** The texts of the cooperative that are kept in versions, as addresses and calls name them. */
export const documentKeys = [
  'terms',
  'member-privacy',
  'payroll',
  'cookies',
  'privacy',
  'guide',
] as const;

export type DocumentKey = (typeof documentKeys)[number];

/** AHEAD: its day is still to come. EARLIER: another one has taken its place. */
export const standings = ['AHEAD', 'IN_FORCE', 'EARLIER', 'WITHDRAWN'] as const;

export type Standing = (typeof standings)[number];
