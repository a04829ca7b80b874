/** How much may be written here, in characters as they are kept. */
export const caseLimits = {
  answer: { least: 1, most: 5000 },
  /** Of the timeline, which the reporter reads. */
  step: 500,
  note: { least: 1, most: 2000 },
  topic: { least: 5, most: 200 },
  body: { least: 10, most: 5000 },
} as const;
