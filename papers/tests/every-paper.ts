/** One paper of every kind, in words that have what is hard in Thai: ำ, tones on vowels, ญ, ฐ. */
import { papersOn } from '../../demo/site/papers/papers.ts';
import { referenceTimeline } from '../../demo/timeline.ts';
import { coverSample } from '../../tools/agency/cover-sample.ts';
import type { Paper } from '../compile.ts';
import { coverInputs } from '../cover/cover-inputs.ts';
import { houseMeasures } from '../glyphs/house-fonts.ts';
import { sheetInputs } from '../sheet/sheet-inputs.ts';
import { shares } from '../sheet/tests/sample.ts';
import { verifyInputs } from '../verify/verify-inputs.ts';

const house = { coop: 'สหกรณ์ออมทรัพย์ครูน้ำปั๊ม จำกัด', address: '99 ถนนญี่ปุ่น อำเภอฐานที่ตั้ง 40000' };
const base = { ...house, issuedOn: '2025-11-10' };
export const address = 'https://portal.example/verify/ABCD1234EFGH';
const verify = verifyInputs('ABCD1234EFGH', {
  ...{ origin: 'https://portal.example', page: '/verify', ofCode: (code) => `/verify/${code}` },
});

const line = (name: string, remarks: string) => ({
  ...{ name, remarks },
  cells: ['12', '2,000.00', '500.21', '2,500.21', '9,000.00'],
});
const receipt = {
  title: 'ใบเสร็จรับเงิน',
  warning: '',
  whose: [
    ['ได้รับเงินจาก', 'นางสาวรุ่งทิพย์ ซื่อสัตย์ยิ่ง'],
    ['หน่วยงาน', 'โรงเรียนบ้านน้ำพุร้อน'],
  ],
  facts: [
    ['เลขที่สมาชิก', '000007'],
    ['ใบเสร็จเลขที่', '6810000007'],
    ['ยอดเรียกเก็บร้อยละของเงินเดือน', '17.50'],
  ],
  columns: ['รายการชำระ', 'งวดที่', 'เงินต้น', 'ดอกเบี้ย', 'จำนวนเงิน', 'คงเหลือ'],
  lines: [line('ค่าหุ้นรายเดือน', ''), line('เงินกู้สามัญ', 'สัญญาที่ สม6600123 · ดอกเบี้ย 31 วัน')],
  total: { label: 'รวมเงิน', amount: '5,000.42' },
  words: '- ห้าพันบาทสี่สิบสองสตางค์ -',
  notes: ['สมบูรณ์เมื่อได้รับชำระเงินแล้ว'],
  signed: 'ผู้จัดการและเจ้าหน้าที่การเงินออกใบเสร็จนี้ผ่านระบบ ใช้ได้โดยไม่ต้องลงลายมือชื่อ',
  issued: 'ออกเอกสารเมื่อ 10 พฤศจิกายน 2568',
};
const bill = { title: 'ใบแจ้งหนี้', warning: 'ไม่ใช่ใบเสร็จรับเงิน', signed: '' };

const certificate = {
  title: 'หนังสือรับรองยอด',
  opening: 'หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า นายกำธร ฟื้นฟู เป็นสมาชิก',
  states: 'ณ วันที่ 31 ตุลาคม 2568 มียอดตามทะเบียนของสหกรณ์ ดังต่อไปนี้',
  tables: [
    {
      title: 'ทุนเรือนหุ้นและเงินฝาก',
      heads: ['รายการ', 'จำนวนเงิน (บาท)'],
      lines: [['ทุนเรือนหุ้นสะสม', '12,000.00']],
      total: ['รวม', '12,000.00'],
      words: '(หนึ่งหมื่นสองพันบาทถ้วน)',
    },
  ],
  given: 'ให้ไว้ ณ วันที่ 10 พฤศจิกายน 2568',
  signer: 'ผู้จัดการ หรือผู้ได้รับมอบหมาย',
  notes: ['เงินต้นคงเหลือยังไม่รวมดอกเบี้ย'],
};

const letter = {
  title: 'หนังสือที่ สอ.นป. 123/2568',
  words: {
    ...{ number: 'สอ.นป.\u00a0๑๒๓/๒๕๖๘', ...house, date: '๑๐ พฤศจิกายน ๒๕๖๘' },
    subject: 'ขอส่งรายการเรียกเก็บเงินประจำเดือน',
    to: 'ผู้อำนวยการโรงเรียนบ้านน้ำพุร้อน',
    enclosed: ['1. งบหน้าใบเรียกเก็บ', '2. ใบแจ้งหนี้'],
    paragraphs: ['ด้วยสหกรณ์ขอความอนุเคราะห์หักเงินและนำส่ง ภายในวันที่ ๓\u00a0ธันวาคม\u00a0๒๕๖๘'],
    ...{ closing: 'ขอแสดงความนับถือ', signer: '(นางรัตนา วงษ์เจริญ)', position: 'ผู้จัดการ' },
    ...{ section: 'ฝ่ายการเงิน', phone: 'โทร. 0 2000 1234', email: 'อีเมล hello@coop.example' },
  },
  labels: { number: 'ที่', subject: 'เรื่อง', to: 'เรียน', enclosed: 'สิ่งที่ส่งมาด้วย' },
  ...{ notice: '', signature: null, margins: { left: 3, right: 2, top: 2.5, bottom: 2 } },
};

const runs = (text: string) => [{ text, strong: false }];
const guide = {
  title: 'คู่มือหน่วยงาน',
  since: 'ฉบับที่ 3 ใช้ตั้งแต่ 1 พฤศจิกายน 2568',
  foot: 'สหกรณ์ออมทรัพย์ครูน้ำปั๊ม จำกัด · คู่มือ ฉบับที่ 3',
  contentsTitle: 'สารบัญ',
  parts: [
    { kind: 'h2', runs: runs('การหักเงินเดือน') },
    { kind: 'p', runs: runs('หักเงินตามงบหน้าที่ได้รับ แล้วนำส่งภายในกำหนด') },
    { kind: 'h3', runs: runs('เมื่อหักไม่ได้') },
    { kind: 'item', level: 1, mark: '•', runs: runs('ระบุสาเหตุที่หักไม่ได้') },
    {
      kind: 'table',
      rows: [
        ['สาเหตุ', 'ความหมาย'],
        ['01', 'ลาไม่รับเงินเดือน'],
      ],
    },
    { kind: 'quote', runs: runs('ผู้รับผิดชอบต้องตรวจซ้ำก่อนส่ง') },
  ],
  contactTitle: 'ติดต่อ',
  contacts: [['โทรศัพท์', '0 2000 1234']],
};

const tones = ['', '่', '้', '๊', '๋', '์'];
const vowels = ['', 'ั', 'ิ', 'ี', 'ึ', 'ื', 'ุ', 'ู', '็'];
const after = ['า', 'ำ'];
/** Every letter with every vowel and tone that may stand on it, letter by letter. */
const clusters = [...'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'].map((letter) =>
  [
    ...vowels.flatMap((vowel) => tones.map((tone) => letter + vowel + tone)),
    ...after.flatMap((vowel) => tones.map((tone) => letter + tone + vowel)),
  ].join(' '),
);
const rule = {
  ...{ title: 'ข้อบังคับ', preamble: 'ว่าด้วยตัวอักษร', closing: 'ประกาศ' },
  signer: { name: 'ผู้ลงนาม', role: 'ประธาน' },
  // Heads are of the other weight.
  chapters: clusters.map((all) => ({ title: all, articles: [all] })),
};

const made = (template: Paper['template'], inputs: object): Paper => ({
  template,
  inputs: { ...base, title: '', ...inputs },
});

/** Name → the paper. The pretend cooperative's are forms, rules, notices and reports. */
export async function everyPaper(): Promise<Readonly<Record<string, Paper>>> {
  const cover = coverInputs(coverSample(60), await houseMeasures());
  return {
    ...papersOn(referenceTimeline),
    'every cluster': made('regulation', rule),
    receipt: made('receipt', { ...receipt, ...verify }),
    bill: made('receipt', { ...receipt, ...bill, ...verify }),
    certificate: made('certificate', { ...certificate, ...verify }),
    letter: made('letter', { ...letter, ...verify }),
    guide: made('guide', guide),
    statement: made('sheet', sheetInputs(shares(40))),
    'wide statement': made('sheet', sheetInputs(shares(12, { wide: true }))),
    cover: made('cover', cover),
  };
}
