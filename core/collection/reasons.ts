/** Why less was deducted than was billed (part D), as codes of the core system. */
export const shortfallReasons = [
  'TRANSFERRED',
  'RESIGNED',
  'RETIRED',
  'INSUFFICIENT',
  'UNPAID_LEAVE',
  'DECEASED',
  'OTHER',
] as const;

export type ShortfallReason = (typeof shortfallReasons)[number];
