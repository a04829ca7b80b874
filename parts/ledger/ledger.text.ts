export const ledgerText = { left: 'เหลือ' } as const;
