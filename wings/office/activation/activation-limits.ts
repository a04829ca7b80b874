/** How much may be written and how often codes are printed; for the form and for the server. */
export const activationLimits = {
  /** What was looked at, where the records hold no number to compare. */
  seen: { least: 10, most: 300 },
  documentNo: { most: 40 },
  /** Codes of one of staff in a day. */
  codesADay: 40,
  /** Wrong document numbers about one member in a day, whoever of staff types them. */
  missesADay: 5,
} as const;
