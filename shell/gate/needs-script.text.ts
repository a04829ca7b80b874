/** What stands on a page that only script can work, for whoever has none. */
export const needsScript = {
  member: 'ระบบสมาชิกต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือติดต่อสหกรณ์',
  agency: 'ระบบหน่วยงานต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือติดต่อสหกรณ์',
  office: 'สำนักงานต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์',
} as const;
