/** Of a withdrawal's reason, in characters as they are kept. */
export const reasonLimits = { least: 5, most: 300 } as const;

/** What of the uploads is listed. */
export const uploadShows = ['all', 'pictures', 'files', 'withdrawn'] as const;
