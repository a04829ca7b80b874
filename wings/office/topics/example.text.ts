/** True-looking answers: document and tests show them. */
import type { Content } from './shapes.ts';

export const exampleContent: Content = {
  ...{ category: 'news', title: 'ขอเชิญสมาชิกร่วมประชุมใหญ่สามัญประจำปี 2568' },
  summary: 'พิจารณางบการเงิน จัดสรรกำไร เงินปันผลและเงินเฉลี่ยคืน',
  body_html: '<h2>ระเบียบวาระ</h2><p>พิจารณางบการเงินประจำปี 2568</p>',
  ...{ cover_url: '/mediafiles/images/News/501.webp', cover_alt: 'หอประชุมที่จัดเก้าอี้ไว้เป็นแถว' },
  facts: [{ label: 'วันประชุม', value: 'เสาร์ที่ 24 มกราคม 2569' }],
  ...{ pinned: true, pinned_until: '2026-01-24T17:00:00.000Z' },
  ...{ published_at: '2025-11-27T01:30:00.000Z', expires_at: null },
  ...{ happens_on: '2026-01-24', happens_until: null },
  images: [
    {
      ...{ url: '/mediafiles/images/News/501-1.webp', alt: 'ผังที่นั่งในหอประชุม' },
      ...{ width: 1200, height: 900 },
    },
  ],
  files: [
    {
      ...{ name: 'หนังสือเชิญประชุม', url: '/mediafiles/files/Report/invitation.pdf' },
      ...{ media_type: 'application/pdf', bytes: 184_000, pages: 2 },
    },
  ],
};

export const exampleCategories = [
  { key: 'news', name: 'ประกาศ', content_type: 'GENERAL' as const },
  { key: 'download', name: 'แบบฟอร์ม', content_type: 'DOWNLOAD' as const },
];

export const exampleRow = {
  ...{ id: 501, title: exampleContent.title, category: 'news', category_name: 'ประกาศ' },
  ...{ state: 'PUBLIC' as const, pinned: true, published_at: exampleContent.published_at },
  ...{ expires_at: null, changed_at: '2025-11-27T01:28:00.000Z', changed_by: 'วรรณา ข่าวดี' },
  ...{ views: 1284, has_unpublished: false },
};

export const exampleDraft = {
  ...{ staff_name: 'สมใจ เขียนเก่ง', based_on: 4, saved_at: '2025-11-28T02:10:00.000Z' },
  content: { ...exampleContent, title: 'ขอเชิญร่วมประชุมใหญ่สามัญประจำปี 2568' },
};

export const exampleVersion = {
  ...{ version: 4, at: '2025-11-27T01:28:00.000Z', staff_name: 'วรรณา ข่าวดี' },
  ...{ action: 'PUBLISHED' as const, title: exampleContent.title, is_public: true },
};
