/** Addresses of the office beside those of its rooms (`office-rooms.ts`). */
export const officePaths = {
  home: '/office',
  search: '/office/search',
  /** The first administrator of a store, by the code that its start printed. */
  begin: '/office/begin',
  /** What members of staff sign in with, and where. */
  security: '/office/security',
  /** A one-time link of staff; its token stands in the fragment, which no server ever sees. */
  enrol: '/office/enrol',
  staff: (login: string) => `/office/staff/${login}`,
  /** No login begins like this. */
  newStaff: '/office/staff/_new',
  /** Year of the Buddhist era, month (part D). */
  report: (agencyNo: string, yearBe: number, month: number) =>
    `/office/agency_reports/${agencyNo}/${yearBe}/${month}`,
  intakeRun: (id: string) => `/office/intake/${id}`,
  topic: (id: string | number) => `/office/topics/${id}`,
  topicVersions: (id: string | number) => `/office/topics/${id}/versions`,
  particularGroup: (group: string) => `/office/particulars?group=${group}`,
  document: (document: string) => `/office/documents/${document}`,
  documentVersion: (document: string, version: string) =>
    `/office/documents/${document}/versions/${encodeURIComponent(version)}`,
  electionPart: (year: string, part: string) => `/office/elections/${year}?part=${part}`,
  /** Where a further version is written, or the one ahead is changed. */
  writeDocument: (document: string) => `/office/documents/${document}/write`,
} as const;
