import { expect, test } from 'vitest';
import type { Content } from '../shapes.ts';
import { contentWith, emptyContent, personOf } from './person.ts';

const stored: Content = {
  ...emptyContent('committee'),
  title: 'นางสุนีย์ บุญรักษ์',
  summary: 'กรรมการ · พยาบาล · โรงพยาบาลเมือง',
  body_html: '<p>ประวัติ</p>',
  facts: [
    { label: 'ตำแหน่ง', value: 'กรรมการ' },
    { label: 'โทรศัพท์', value: '0 2000 1234' },
    { label: 'วาระ', value: 'พ.ศ. 2567–2568' },
  ],
  cover_url: '/mediafiles/images/Personnel/124.webp',
  cover_alt: 'ภาพวาดแทนตัว',
};

test('D-17 a person is read from their topic, and written back as it was', () => {
  expect(personOf(stored)).toEqual({
    ...{ name: 'นางสุนีย์ บุญรักษ์', position: 'กรรมการ', place: 'พยาบาล · โรงพยาบาลเมือง' },
    ...{ term: 'พ.ศ. 2567–2568', portrait_url: '/mediafiles/images/Personnel/124.webp' },
  });
  expect(contentWith(stored, personOf(stored))).toEqual(stored);
});

test('D-17 a change leaves text and other facts alone, and describes another picture', () => {
  const person = {
    ...personOf(stored),
    ...{ position: 'เหรัญญิก', term: '', place: '', portrait_url: '/mediafiles/images/a.jpg' },
  };
  expect(contentWith(stored, person)).toEqual({
    ...stored,
    summary: 'เหรัญญิก',
    facts: [
      { label: 'ตำแหน่ง', value: 'เหรัญญิก' },
      { label: 'โทรศัพท์', value: '0 2000 1234' },
    ],
    ...{ cover_url: '/mediafiles/images/a.jpg', cover_alt: 'ภาพนางสุนีย์ บุญรักษ์' },
  });
});

test('D-17 somebody new has position and term as facts, in that order, and no picture', () => {
  const person = {
    ...{ name: 'นายใหม่ มาดี', position: 'กรรมการ', place: '', term: 'พ.ศ. 2569–2570' },
    portrait_url: '',
  };
  const content = contentWith(emptyContent('committee'), person);
  expect(content.facts.map(({ label }) => label)).toEqual(['ตำแหน่ง', 'วาระ']);
  expect([content.cover_url, content.cover_alt]).toEqual([null, '']);
  expect(personOf(content)).toEqual(person);
});
