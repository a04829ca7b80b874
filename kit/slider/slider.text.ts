export const sliderText = { slide: (label: string) => `เลื่อน${label}` } as const;
