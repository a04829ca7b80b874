/** What the office's pages are called; they come with their table, not with every page. */
export const officeTitles = {
  home: 'สำนักงานสหกรณ์',
  help: 'ช่วยสมาชิก',
  agencyReports: 'ผลการหักจากหน่วยงาน',
} as const;
