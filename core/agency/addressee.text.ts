/** Positions that say nothing of the unit by themselves: its name follows at once. */
export const barePositions: ReadonlySet<string> = new Set([
  ...['ผู้อำนวยการ', 'ผู้จัดการ', 'หัวหน้า', 'นายก', 'อธิการบดี', 'อธิบดี', 'เลขาธิการ', 'คณบดี'],
]);
