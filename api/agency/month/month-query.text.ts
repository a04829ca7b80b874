export const monthQueryText = { incomplete: 'กรุณาระบุทั้งปีและเดือน' } as const;
