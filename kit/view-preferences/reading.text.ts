export const readingText = {
  colours: 'สีของหน้าจอ',
  colour: {
    light: 'สว่าง',
    dark: 'มืด',
    high: 'คมชัดสูง',
    device: 'ตามเครื่อง',
  },
  /** Opens sizes and colours where the bar has no room for them. */
  open: 'ขนาดตัวอักษรและสีของหน้าจอ',
  hideAmounts: 'ซ่อนยอดเงิน',
  sizes: 'ขนาดตัวอักษร',
  size: {
    '100': { mark: 'ก-', name: 'ตัวอักษรปกติ' },
    '125': { mark: 'ก', name: 'ตัวอักษรใหญ่' },
    '150': { mark: 'ก+', name: 'ตัวอักษรใหญ่มาก' },
  },
} as const;
