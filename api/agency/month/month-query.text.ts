export const askedMonthText = { half: 'กรุณาระบุทั้งปีและเดือน' } as const;
