export const takeAwayText = { print: 'พิมพ์', csv: 'ไฟล์ CSV' } as const;
