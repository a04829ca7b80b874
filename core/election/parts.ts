/** Parts of an election that staff edit as a whole, each with a version of its own (D-20). */
export const electionParts = [
  'particulars',
  'schedule',
  'positions',
  'zones',
  'candidates',
  'documents',
  'voters',
] as const;
export type ElectionPart = (typeof electionParts)[number];
