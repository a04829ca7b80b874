export const barsText = { table: 'ดูแผนภูมิเป็นตาราง' } as const;
