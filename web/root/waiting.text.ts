/** What opens, on a page that only the browser renders, until it has; the server alone sends it. */
export const waitingText = {
  member: 'ระบบสมาชิก Online',
  agency: 'ระบบหน่วยงาน Online',
  office: 'สำนักงานสหกรณ์',
} as const;
