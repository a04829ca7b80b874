export const crumbsText = { label: 'ตำแหน่งของหน้านี้' } as const;
