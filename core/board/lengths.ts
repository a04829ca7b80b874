/** How much may be written, in UTF-16 units as the browser counts them; form and server agree. */
export const most = { title: 150, body: 4000, name: 40 } as const;
export const least = { title: 5, body: 5 } as const;
