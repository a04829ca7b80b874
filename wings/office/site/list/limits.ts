/** How much a list of the public site holds; for forms and for the server. */
export const listLimits = { rows: 300 } as const;
