/** What we write beside the files of a dropped extract; it is no part of them. */
export const reportFiles = { json: 'report.json', text: 'report.txt' } as const;

const names: ReadonlySet<string> = new Set(Object.values(reportFiles));

export const isOwnReport = (name: string): boolean => names.has(name);
