export const progressText = { loading: 'กำลังโหลด' } as const;
