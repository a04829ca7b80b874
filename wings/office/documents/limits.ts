/** Characters. */
export const documentLimits = { title: 120, summary: 2_000, body: 200_000 } as const;
