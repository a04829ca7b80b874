/** The categories of `/list/…`, in the order in which they are kept (D-17). */
type ContentType = 'GENERAL' | 'PHOTO' | 'CALENDAR' | 'PERSONNEL' | 'DOWNLOAD' | 'REGULATION';
type HomeBlock =
  | 'NEWS'
  | 'REGULATION'
  | 'DOWNLOAD'
  | 'ACTIVITY'
  | 'CREMATION'
  | 'PROCUREMENT'
  | 'KNOWLEDGE';

interface Category {
  readonly name: string;
  readonly description: string;
  readonly type: ContentType;
  readonly home?: HomeBlock;
}

const general = (name: string, description: string, home?: HomeBlock): Category =>
  home ? { name, description, type: 'GENERAL', home } : { name, description, type: 'GENERAL' };
const rules = (name: string, description: string): Category => ({
  name,
  description,
  type: 'REGULATION',
  home: 'REGULATION',
});

export const categories = {
  about: general('รู้จักสหกรณ์', 'วิสัยทัศน์ การติดต่อ และการดูแลข้อมูลของสมาชิก'),
  history: general('ประวัติสหกรณ์', 'ครูออมร่วมกันมาตั้งแต่ พ.ศ. 2502'),
  committee: {
    name: 'คณะกรรมการดำเนินการ',
    description: 'กรรมการและผู้ตรวจสอบกิจการ ปี {year 2025-11-28}',
    type: 'PERSONNEL',
  },
  staff: {
    name: 'เจ้าหน้าที่สหกรณ์',
    description: 'ฝ่ายงาน ผู้รับผิดชอบ และหมายเลขโทรศัพท์ภายใน',
    type: 'PERSONNEL',
  },
  'regulations-member': rules('ระเบียบสมาชิก', 'การเข้าเป็นสมาชิก ค่าหุ้น และการลาออก'),
  'regulations-loan': rules('ระเบียบเงินกู้', 'เงินกู้ทุกประเภทและหลักประกัน'),
  'regulations-deposit': rules('ระเบียบเงินฝาก', 'การรับฝาก การถอน และดอกเบี้ย'),
  'regulations-welfare': rules('ระเบียบสวัสดิการ', 'สิทธิ เอกสาร และกำหนดเวลายื่นคำขอ'),
  regulations: rules('ข้อบังคับ', 'ข้อบังคับสหกรณ์และฉบับแก้ไขเพิ่มเติม'),
  loans: general('เงินกู้', 'ข่าวเงินกู้ และวิธีเลือกประเภทที่เหมาะกับคุณ', 'NEWS'),
  'loan-emergency': general('เงินกู้ฉุกเฉิน', 'กู้ได้ไม่เกิน 50,000 บาท ผ่อนไม่เกิน 12 งวด'),
  'loan-ordinary': general('เงินกู้สามัญ', 'ผ่อนได้ถึง 180 งวด ใช้ผู้ค้ำประกัน 2 ถึง 4 คน'),
  'loan-special': general('เงินกู้พิเศษ', 'ที่อยู่อาศัย การศึกษา ยานพาหนะ และเงินฝากค้ำประกัน'),
  'loan-forms': {
    name: 'แบบฟอร์มเงินกู้',
    description: 'คำขอกู้ หนังสือค้ำประกัน และเอกสารที่ใช้',
    type: 'DOWNLOAD',
  },
  'loan-rules': {
    name: 'หลักเกณฑ์เงินกู้',
    description: 'หลักเกณฑ์ฉบับที่ใช้อยู่ พ.ศ. 2568',
    type: 'REGULATION',
  },
  deposits: general('เงินฝาก', 'ข่าวเงินฝาก และวิธีเลือกบัญชีที่เหมาะกับคุณ', 'NEWS'),
  'deposit-savings': general('เงินฝากออมทรัพย์', 'เปิดบัญชี 100 บาท ฝากถอนได้ทุกวันทำการ'),
  'deposit-special': general('เงินฝากออมทรัพย์พิเศษ', 'ถอนได้เดือนละครั้งโดยไม่เสียค่าธรรมเนียม'),
  'deposit-fixed': general('เงินฝากประจำ 12 เดือน', 'รับดอกเบี้ยเมื่อครบกำหนดทุก 12 เดือน'),
  rates: general('อัตราดอกเบี้ย', 'อัตราเงินฝากและเงินกู้ที่ใช้อยู่'),
  welfare: general('สวัสดิการ', 'สิทธิของสมาชิกและครอบครัว', 'NEWS'),
  news: general('ข่าวสหกรณ์', 'ประกาศและกิจกรรมล่าสุด', 'NEWS'),
  downloads: {
    name: 'เอกสารดาวน์โหลด',
    description: 'แบบฟอร์มทุกประเภทสำหรับสมาชิก',
    type: 'DOWNLOAD',
    home: 'DOWNLOAD',
  },
  procurement: general('จัดซื้อจัดจ้าง', 'ประกาศเชิญชวนและผลการพิจารณา', 'PROCUREMENT'),
  activities: {
    name: 'ภาพกิจกรรม',
    description: 'สหกรณ์กับสมาชิกและชุมชน',
    type: 'PHOTO',
    home: 'ACTIVITY',
  },
  cremation: general('ฌาปนกิจสงเคราะห์', 'ข่าวสมาคมฌาปนกิจสงเคราะห์', 'CREMATION'),
  knowledge: general('สาระน่ารู้', 'การเงิน ภาษี และสิทธิของสมาชิก', 'KNOWLEDGE'),
} as const satisfies Record<string, Category>;

export type CategoryKey = keyof typeof categories;

/** Their keys in order, each with what it says. */
export const categoryList: readonly (readonly [CategoryKey, Category])[] = (
  Object.keys(categories) as CategoryKey[]
).map((key) => [key, categories[key]]);
