/** What complaints and suggestions are about, and how far each has come (D-21). */
export const categories = ['SERVICE', 'LOAN', 'DEPOSIT', 'WELFARE', 'WEBSITE', 'OTHER'] as const;
export const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type Category = (typeof categories)[number];
export type Status = (typeof statuses)[number];
