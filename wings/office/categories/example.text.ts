export const exampleCategories = [
  {
    ...{ key: 'news', name: 'ประกาศ', description: 'ประกาศและข่าวของสหกรณ์' },
    ...{ content_type: 'GENERAL' as const, home_block: 'NEWS' as const, shown: true, topics: 34 },
  },
  {
    ...{ key: 'download', name: 'แบบฟอร์ม', description: 'แบบฟอร์มสำหรับสมาชิก' },
    ...{ content_type: 'DOWNLOAD' as const, home_block: null, shown: false, topics: 0 },
  },
];
