/** Menus to begin with: every page of the site, or what few people can keep up to date. */
import { paths } from '../../../api/paths.ts';

interface SubEntry {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

interface Entry {
  readonly name: string;
  readonly nameEn: string;
  readonly url: string;
  readonly icon: string;
  readonly below?: readonly SubEntry[];
}

const sub = (name: string, url: string, description: string): SubEntry => ({
  ...{ name, url, description },
});

const home: Entry = { name: 'หน้าหลัก', nameEn: 'Home', url: '/home', icon: 'home' };
const board: Entry = {
  ...{ name: 'กระดานถามตอบ', nameEn: 'Questions', url: '/board', icon: 'messages-square' },
};
const loanCalculator = sub('คำนวณเงินกู้', '/loancal', 'ดูค่างวดและตารางผ่อนก่อนยื่นคำขอ');
const dividendCalculator = sub('คำนวณเงินปันผล', '/caldividend', 'ประมาณเงินปันผลและเงินเฉลี่ยคืน');
const complaints = sub('ร้องเรียนและเสนอแนะ', '/demand', 'แจ้งเรื่องถึงสหกรณ์และติดตามผล');
const election = sub('การสรรหาและเลือกตั้ง', '/election', 'ผู้สมัคร หน่วยเลือกตั้ง และผลการนับคะแนน');
const calendar = sub('ปฏิทินสหกรณ์', paths.calendar, 'วันหยุด วันประชุม และวันปิดรับคำขอ');
const news = sub('ข่าวสหกรณ์', '/list/news', 'ประกาศและกิจกรรมล่าสุด');
const downloads = sub('เอกสารดาวน์โหลด', '/list/downloads', 'แบบฟอร์มสำหรับสมาชิก');
const verify = sub('ตรวจเอกสาร', '/verify', 'ตรวจว่าเอกสารออกโดยสหกรณ์จริง');
const rules = sub('ข้อบังคับและระเบียบ', '/list/regulations', 'ข้อบังคับและระเบียบที่ใช้อยู่');

export const templates = {
  full: {
    name: 'ครบทุกหน้า',
    hint: 'ทุกหน้าของเว็บไซต์ จัดเป็นหมวดเหมือนสหกรณ์ขนาดใหญ่',
    entries: [
      home,
      {
        ...{ name: 'รู้จักสหกรณ์', nameEn: 'About us', url: '/list/about', icon: 'landmark' },
        below: [
          sub('ประวัติสหกรณ์', '/list/history', 'ความเป็นมาของสหกรณ์'),
          sub('คณะกรรมการดำเนินการ', '/list/committee', 'กรรมการและผู้ตรวจสอบกิจการ'),
          sub('เจ้าหน้าที่สหกรณ์', '/list/staff', 'ฝ่ายงานและหมายเลขโทรศัพท์'),
          rules,
        ],
      },
      {
        ...{ name: 'เงินกู้', nameEn: 'Loans', url: '/list/loans', icon: 'hand-coins' },
        below: [sub('ข่าวเงินกู้', '/list/loans', 'ประเภทเงินกู้และวิธียื่น'), loanCalculator],
      },
      {
        ...{ name: 'เงินฝาก', nameEn: 'Deposits', url: '/list/deposits', icon: 'wallet' },
        below: [sub('ข่าวเงินฝาก', '/list/deposits', 'ประเภทบัญชีและอัตราดอกเบี้ย'), dividendCalculator],
      },
      {
        ...{ name: 'สวัสดิการ', nameEn: 'Welfare', url: '/list/welfare', icon: 'heart-handshake' },
        below: [
          sub('สวัสดิการสมาชิก', '/list/welfare', 'สิทธิของสมาชิกและครอบครัว'),
          sub('ฌาปนกิจสงเคราะห์', '/list/cremation', 'ข่าวสมาคมฌาปนกิจสงเคราะห์'),
        ],
      },
      {
        ...{ name: 'ข่าวและเอกสาร', nameEn: 'News', url: '/list/news', icon: 'newspaper' },
        below: [
          news,
          calendar,
          sub('ภาพกิจกรรม', '/list/activities', 'สหกรณ์กับสมาชิกและชุมชน'),
          downloads,
          sub('จัดซื้อจัดจ้าง', '/list/procurement', 'ประกาศเชิญชวนและผลการพิจารณา'),
          sub('ความรู้', '/list/knowledge', 'เรื่องควรรู้ทางการเงิน'),
          election,
          complaints,
          verify,
        ],
      },
      board,
    ],
  },
  compact: {
    name: 'กระชับ',
    hint: 'หกรายการที่คนน้อยก็ดูแลได้ เพิ่มภายหลังได้ทุกเมื่อ',
    entries: [
      home,
      {
        ...{ name: 'รู้จักสหกรณ์', nameEn: 'About us', url: '/list/about', icon: 'landmark' },
        below: [sub('เกี่ยวกับเรา', '/list/about', 'ความเป็นมาและการติดต่อ'), rules],
      },
      {
        ...{ name: 'บริการ', nameEn: 'Services', url: '/loancal', icon: 'calculator' },
        below: [loanCalculator, dividendCalculator, verify],
      },
      {
        ...{ name: 'ข่าวและเอกสาร', nameEn: 'News', url: '/list/news', icon: 'newspaper' },
        below: [news, downloads, election],
      },
      {
        ...{ name: 'ติดต่อ', nameEn: 'Contact', url: '/demand', icon: 'phone' },
        below: [complaints],
      },
      board,
    ],
  },
} as const satisfies Record<
  string,
  { readonly name: string; readonly hint: string; readonly entries: readonly Entry[] }
>;

export type TemplateKey = keyof typeof templates;
export const templateKeys = Object.keys(templates) as readonly TemplateKey[];
export const entriesOf = (key: TemplateKey): readonly Entry[] => templates[key].entries;

/** What a category holds and where the front page shows it; others are plain texts. */
const kinds: Readonly<Record<string, readonly [type: string, block?: string]>> = {
  ...{ committee: ['PERSONNEL'], staff: ['PERSONNEL'] },
  ...{ regulations: ['REGULATION', 'REGULATION'], downloads: ['DOWNLOAD', 'DOWNLOAD'] },
  ...{ activities: ['PHOTO', 'ACTIVITY'], cremation: ['GENERAL', 'CREMATION'] },
  ...{ procurement: ['GENERAL', 'PROCUREMENT'], knowledge: ['GENERAL', 'KNOWLEDGE'] },
  ...{ news: ['GENERAL', 'NEWS'], loans: ['GENERAL', 'NEWS'], deposits: ['GENERAL', 'NEWS'] },
  welfare: ['GENERAL', 'NEWS'],
};

export interface NewCategory {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** Null: the front page does not show it. */
  readonly block: string | null;
}

/** The category of the first news, whichever menu is chosen. */
export const newsCategory: NewCategory = {
  ...{ key: 'news', name: news.name, description: news.description },
  ...{ type: 'GENERAL', block: 'NEWS' },
};

/** Below the address of lists, yet no category: the office keeps them in rooms of their own. */
const ownPages: readonly string[] = [paths.rates, paths.calendar];

/** The categories that a menu leads to, each once, in its order. */
export function categoriesOf(key: TemplateKey): readonly NewCategory[] {
  const found = new Map<string, NewCategory>();
  for (const { name, url, below = [] } of entriesOf(key)) {
    for (const one of [{ name, url, description: '' }, ...below]) {
      const [, category] = /^\/list\/([a-z-]+)$/.exec(one.url) ?? [];
      if (category === undefined || ownPages.includes(one.url)) continue;
      const { description } = one.description ? one : (found.get(category) ?? one);
      const [type = 'GENERAL', block = null] = kinds[category] ?? [];
      found.set(category, { key: category, name: one.name, description, type, block });
    }
  }
  return [...found.values()];
}
