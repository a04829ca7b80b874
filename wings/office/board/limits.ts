/** How much may be written here, in characters as they are kept. */
export const reasonLimits = { least: 5, most: 300 } as const;
export const wordLimits = { least: 2, most: 50 } as const;
