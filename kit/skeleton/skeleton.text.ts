export const skeletonText = {
  slow: 'ใช้เวลานานกว่าปกติ ระบบยังทำงานอยู่ กรุณารอสักครู่',
} as const;
