export const stepsText = { done: 'เรียบร้อยแล้ว' } as const;
