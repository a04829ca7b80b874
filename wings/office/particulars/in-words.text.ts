/** What stands for values that are no words. */
export const words = { yes: 'ใช่', no: 'ไม่', empty: 'ไม่มี' } as const;
