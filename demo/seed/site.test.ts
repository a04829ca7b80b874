import sanitize from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { nextClosings } from '../moves/closings.text.ts';
import { moved, weekly } from '../moves/move.ts';
import { referenceTimeline } from '../timeline.ts';
import { menuEntries, notesOf } from './site.text.ts';
import { termsHtml, termsTitle } from './terms.text.ts';

const rich = ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a', 'h2', 'h3'];
const cleaned = (html: string, allowedTags: string[]) =>
  sanitize(html, { allowedTags, allowedAttributes: { a: ['href'] }, allowedSchemes: ['mailto'] });

describe('what visitors see of the demo cooperative', () => {
  test('R088 the seven entries of the bar, the first is หน้าหลัก', () => {
    expect(menuEntries.map((entry) => entry.name)).toEqual([
      'หน้าหลัก',
      'รู้จักสหกรณ์',
      'เงินกู้',
      'เงินฝาก',
      'สวัสดิการ',
      'ข่าวและเอกสาร',
      'กระดานถามตอบ',
    ]);
    expect(menuEntries[0]).toMatchObject({ url: '/home', nameEn: 'Home' });
    expect(menuEntries[0]?.below).toBeUndefined();
  });

  test('R033 one parent has nothing below it; R031 the others a link and a description', () => {
    const parents = menuEntries.filter((entry) => entry.below !== undefined);
    expect(parents.filter((entry) => entry.below?.length === 0)).toHaveLength(1);
    for (const entry of parents.flatMap((parent) => parent.below ?? [])) {
      expect(entry.url).toMatch(/^\/[a-z/-]+$/);
      expect(entry.name.length).toBeGreaterThan(3);
      expect(entry.description.length).toBeGreaterThan(10);
    }
  });

  test('R091 the notes pass the list of notes unchanged', () => {
    const [next] = nextClosings(referenceTimeline.day, 1);
    if (next === undefined) throw new Error('no day on which it is closed');
    const notes = moved(notesOf(next), weekly(referenceTimeline));
    expect(notes).toHaveLength(3);
    expect(notes.map((note) => cleaned(note, []))).toEqual(notes);
    expect(notes[0]).toContain('ปิดทำการวันศุกร์ที่ 5 ธันวาคม 2568 เนื่องในวันพ่อแห่งชาติ');
    expect(notes[2]).toContain('รอบธันวาคมถึงวันที่ 12');
  });

  test('D-30 the terms pass the list of rich texts unchanged, and name what matters', () => {
    expect(cleaned(termsHtml, rich)).toBe(termsHtml);
    expect(termsTitle).toContain('ข้อตกลง');
    for (const word of ['รหัสผ่าน', 'OTP', 'ข้อมูลส่วนบุคคล', '90 วัน', 'คัดค้าน']) {
      expect(termsHtml).toContain(word);
    }
  });
});
