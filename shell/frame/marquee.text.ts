export const marqueeText = { label: 'ประกาศ', pause: 'หยุด', play: 'เล่นต่อ' } as const;
