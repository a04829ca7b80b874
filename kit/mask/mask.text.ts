export const maskText = { dots: '••••••', covered: 'ปิดไว้' } as const;
