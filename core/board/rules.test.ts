import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultName, soundsOfficial } from './display-name.ts';
import { privateNumber } from './private-numbers.ts';
import { refusedWords } from './refused-words.text.ts';
import { wordFilter } from './refused-words.ts';
import { tidyLine, tidyLines } from './tidy-text.ts';

describe('D-18 the name a member writes under', () => {
  test.each([
    ['สมหญิง', 'ใจดี', 'สมหญิง จ.'],
    ['ประเสริฐ', 'แสงทอง', 'ประเสริฐ ส.'],
    ['วิภา', 'เหมือนฝัน', 'วิภา ห.'],
    ['มานี', 'ณ อยุธยา', 'มานี ณ.'],
    ['John', 'smith', 'John S.'],
    ['มานะ', '', 'มานะ'],
    ['มานะ', '-', 'มานะ'],
  ])('%s %s writes as %s', (first, last, name) => {
    expect(defaultName(first, last)).toBe(name);
  });

  test.each(['เจ้าหน้าที่สหกรณ์', 'แอด มิน', 'A d m i n', 'ผู้จัดการ', 'ประธาน กรรมการ'])(
    '%s would pass for the cooperative',
    (name) => expect(soundsOfficial(name)).toBe(true),
  );

  test('ordinary names do not', () => {
    for (const name of ['สมหญิง จ.', 'ครูบ้านนอก', 'มานะ']) expect(soundsOfficial(name)).toBe(false);
  });
});

describe('D-18 no number that points to a person', () => {
  const writer = { memberNo: '000123', allowed: ['0 2000 1234'] };

  test.each([
    ['ผมเลข 000123 ครับ', 'member'],
    ['๐๐๐๑๒๓', 'member'],
    ['0-0-0-1-2-3', 'member'],
    ['000\u200b123', 'member'],
    ['ของเพื่อน 000456', 'member'],
    ['000,123', 'member'],
    ['0/0/0/1/2/3', 'member'],
    ['0\n0👍0 1:2๓', 'member'],
    ['เลขทะเบียนสมาชิก: 4567', 'member'],
    ['สมาชิกเลขที่ 123', 'member'],
    ['1-1999-00123-45-2', 'account'],
    ['1992341001335', 'id'],
    ['1 9923 41001 33 5', 'id'],
    ['1-9923-41001-33-5', 'id'],
    ['โทร 0810004567', 'phone'],
    ['โทร 081-000-4567', 'phone'],
    ['โทร ๐๘๑ ๐๐๐ ๔๕๖๗', 'phone'],
    ['+66 81 000 4567', 'phone'],
    ['02 123 4567', 'phone'],
    ['บัญชี 0102000001234', 'account'],
    ['123456789', 'account'],
  ])('%s', (text, kind) => {
    // Thirteen digits in groups that are no identity number are let through only as groups.
    expect(privateNumber(text, writer)).toBe(text.startsWith('1-1999') ? undefined : kind);
  });

  test.each([
    'กู้ 1,200,000.00 บาท ผ่อน 120 งวด',
    'ปี 2567 2568 2569 ปันผล 5.40 5.50 5.75',
    'วันที่ 05-12-2568 10.30 น.',
    'โทรสหกรณ์ 0 2000 1234 แล้วไม่มีคนรับ',
    'โทรสหกรณ์ 020001234',
    'เลขทะเบียนสมาชิก 6 หลักอยู่ที่ไหน',
    'หักหุ้น 2500 บาท เงินกู้ 150000 บาท',
    'ดอกเบี้ย 0.25 ต่อปี เงิน 100000',
    'รหัสไปรษณีย์ 40000',
    'ข้อ 0 00 1 2 ค่า 3 บาท',
    '000, 123',
  ])('%s says nothing of a person', (text) => {
    expect(privateNumber(text, writer)).toBeUndefined();
  });
});

describe('D-18 the word filter', () => {
  const find = wordFilter(refusedWords);

  test.each([
    'ก.ู.',
    'ก-ู ไม่ยอม',
    'ค ว ย',
    'ค.ว.ย',
    'ค\u200bว\u200dย',
    'คววววยยย',
    'ค_วย',
    'ค่วย',
    'มึง',
    'ม-ึ-ง',
    'ไอ้ สัตว์',
    'ไอ้เหี้ยมึง',
    'เหี้ยจริง',
    'สัส',
    'ส ั ส',
    'fuck',
    'F.U.C.K',
    'f u c k',
    'fuuuck you',
    'f*ck',
    'ｆｕｃｋ',
    'sh1t',
    'ส้นตีน',
    'เว็บพนันออนไลน์',
  ])('refuses %j', (text) => {
    expect(find(`เรียนถาม ${text} ครับ`)).toBeDefined();
  });

  test.each([
    'อยากกูสามัญ ผู้กูต้องทำอย่างไร',
    'ขอกู้เงินสามัญ กู้ได้เท่าไร ผู้กู้ร่วมต้องเซ็นไหม',
    'เกื้อกูลกัน ตระกูลเดียวกัน สกู๊ปข่าว อังกูร วรางกูร',
    'หีบบัตรเลือกตั้งกรรมการ',
    'โหดเหี้ยม เตียนเหี้ยน เหี่ยวเฉา คลื่นเหียน',
    'สัสดีอำเภอ',
    'ดอกทองกวาวบานแล้ว ซื้อเก็บดอก ทองขึ้นราคา',
    'กะหรี่ปั๊บสระบุรี แกงกะหรี่ไก่',
    'ผู้เชี่ยวชาญ เชียร์',
    'เห็ดหอม shiitake',
    'as soon as it hits',
    'ดอกเบี้ยปีดอกเบี้ยต่ำ ที่ดอกเบี้ย',
    'สัดส่วนเงินปันผล สัตว์เลี้ยง ควายเหล็ก',
    'Scunthorpe pussycat',
    'ตอแหลมยื่นไปในทะเล',
    'นาค วยา',
  ])('lets %j through', (text) => {
    expect(find(text)).toBeUndefined();
  });

  test.each([
    ['ค', 'ค'.repeat(4000)],
    ['ค.', 'ค.'.repeat(2000)],
    ['f and blanks', 'f '.repeat(2000)],
    ['signs', '.'.repeat(4000)],
    ['two gaps', `f${'.'.repeat(1999)}u${'.'.repeat(1999)}`],
    ['blanks and a mark', `ส${' '.repeat(3990)}ั`],
    ['signs that pass for letters', `${'$'.repeat(1000)}${'!'.repeat(1000)}${'*'.repeat(1000)}`],
    ['figures that pass for letters', `${'4'.repeat(2000)}${'5'.repeat(2000)}`],
    ['signs and marks', `ค${'.\u0e48 \u0e49'.repeat(999)}ว`],
    ['the whole word, over and over', 'ค . ว . ย ก'.repeat(380)],
  ])('T19 stays quick, whatever is typed: %s', (_name, text) => {
    // Time of the processor: others who use it meanwhile do not count.
    const from = process.cpuUsage();
    find(text);
    expect(process.cpuUsage(from).user / 1000).toBeLessThan(100);
  });

  test('a word is found behind any number of signs', () => {
    expect(find(`ค${'.'.repeat(900)}ว${'.'.repeat(900)}ย`)).toBeDefined();
    expect(find('f*c*k f**k f.*.c.k')).toBe('f*c*k');
  });
});

describe('what was typed, as it is kept', () => {
  test('marks do not pile up, blanks and lines do not run away', () => {
    expect(tidyLines(`ก${'\u0e48\u0e49'.repeat(40)}`).length).toBeLessThan(5);
    expect(tidyLines('ก  \r\n\r\n\r\n\r\nข\u0000\u202e')).toBe('ก\n\nข');
    expect(tidyLine(' ก\n ข\t\tค ')).toBe('ก ข ค');
  });

  test('tidying twice changes nothing more', () => {
    const letters = fc.constantFrom(
      'ก',
      '\u0e48',
      '\u0e49',
      '\n',
      ' ',
      '\r',
      'เ',
      '\u200b',
      '\ud800',
      'a',
    );
    const text = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (typed) => tidyLines(tidyLines(typed)) === tidyLines(typed)),
      { numRuns: 500 },
    );
  });
});
