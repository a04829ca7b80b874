export const amountText = {
  hidden: 'ซ่อนอยู่',
  mask: '••••••',
} as const;
