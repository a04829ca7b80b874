/** What stands on a page that only the browser renders, until it has; the server alone sends it. */
export const waitingText = {
  member: {
    name: 'ระบบสมาชิก Online',
    needsScript: 'ระบบสมาชิกต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือติดต่อสหกรณ์',
  },
  agency: {
    name: 'ระบบหน่วยงาน Online',
    needsScript: 'ระบบหน่วยงานต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือติดต่อสหกรณ์',
  },
  office: {
    name: 'สำนักงานสหกรณ์',
    needsScript: 'สำนักงานต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์',
  },
} as const;
