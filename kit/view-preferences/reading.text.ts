export const readingText = {
  contrast: 'ความคมชัดสูง',
  /** Opens sizes and contrast where the bar has no room for them. */
  open: 'ขนาดตัวอักษรและความคมชัด',
  hideAmounts: 'ซ่อนยอดเงิน',
  sizes: 'ขนาดตัวอักษร',
  size: {
    '100': { mark: 'ก-', name: 'ตัวอักษรปกติ' },
    '125': { mark: 'ก', name: 'ตัวอักษรใหญ่' },
    '150': { mark: 'ก+', name: 'ตัวอักษรใหญ่มาก' },
  },
} as const;
