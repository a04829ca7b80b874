export const chartText = { table: 'ดูแผนภูมิเป็นตาราง' } as const;
