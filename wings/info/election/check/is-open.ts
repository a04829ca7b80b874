/** Statuses in which the voter list is out and still of use. */
const open: ReadonlySet<string> = new Set(['CAMPAIGN', 'VOTING']);

/** Whether nobody votes any more. */
export const isOver = (status: string): boolean => status === 'CLOSED' || status === 'RESULT';

/** Whether somebody may ask for their place on the voter list now. */
export const isCheckOpen = (status: string): boolean => open.has(status);
