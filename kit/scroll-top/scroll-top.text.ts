export const scrollTopText = { toTop: 'กลับขึ้นบน' } as const;
