/** What opens, on a page that only the browser renders, until it has; the server alone sends it. */
export const waitingText = {
  member: 'ระบบสมาชิก Online',
  agency: 'ระบบหน่วยงาน Online',
  office: 'สำนักงานสหกรณ์',
} as const;

/** Where the script of the page could not be had. */
export const lateText = {
  why: 'เปิดไม่สำเร็จ สัญญาณอินเทอร์เน็ตอาจอ่อนหรือขาดหาย ตรวจสอบสัญญาณแล้ว',
  again: 'ลองใหม่',
} as const;
