/** True-looking answers for the API document. */

export const exampleItem = {
  id: 501,
  category: 'news',
  category_name: 'ประกาศ',
  title: 'ขอเชิญสมาชิกร่วมประชุมใหญ่สามัญประจำปี 2568',
  summary: 'พิจารณางบการเงิน จัดสรรกำไร เงินปันผลและเงินเฉลี่ยคืน',
  cover_url: '/mediafiles/images/News/501.webp',
  cover_alt: 'หอประชุมที่จัดเก้าอี้ไว้เป็นแถว',
  facts: [{ label: 'วันประชุม', value: 'เสาร์ที่ 24 มกราคม 2569' }],
  published_on: '2025-11-27',
  views: 1284,
  pinned: true,
  happens_on: '2026-01-24',
  happens_until: null,
};

export const exampleList = {
  category: 'news',
  category_name: 'ประกาศ',
  description: 'ประกาศและข่าวของสหกรณ์',
  content_type: 'GENERAL' as const,
  years: [2025, 2024],
  page: 1,
  per_page: 20,
  total: 34,
};

export const exampleTopic = {
  content_type: 'GENERAL' as const,
  body_html: '<h2>ระเบียบวาระ</h2><p>พิจารณางบการเงินประจำปี 2568</p>',
  images: [
    {
      url: '/mediafiles/images/News/501-1.webp',
      alt: 'ผังที่นั่งในหอประชุม',
      width: 1200,
      height: 900,
    },
  ],
  files: [
    {
      name: 'หนังสือเชิญประชุม',
      url: '/mediafiles/files/Report/invitation.pdf',
      size: 184_000,
      type: 'application/pdf',
    },
  ],
  related: [{ id: 502, title: 'เตือนภัยข้อความแอบอ้างสหกรณ์', published_on: '2025-11-17' }],
  previous: { id: 502, title: 'เตือนภัยข้อความแอบอ้างสหกรณ์' },
  next: null,
};
