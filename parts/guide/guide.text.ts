export const guideText = {
  title: 'คู่มือผู้แทนหน่วย',
  contents: 'สารบัญ',
} as const;
