export const stepsText = { done: 'เรียบร้อยแล้ว', skipped: 'ข้ามขั้นตอนนี้' } as const;
