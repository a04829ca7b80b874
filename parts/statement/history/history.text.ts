/** Words of how a ledger's balance went. */
export const historyText = {
  loading: 'กำลังโหลดกราฟยอดคงเหลือ',
  failed: 'โหลดกราฟยอดคงเหลือไม่สำเร็จ',
  failedHint: 'ยอดเงินและรายการในหน้านี้ครบถ้วนตามปกติ',
  empty: 'ยังมีรายการไม่พอให้แสดงเป็นกราฟ',
} as const;
