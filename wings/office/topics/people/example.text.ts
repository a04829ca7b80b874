/** True-looking answers: document and tests show them. */
export const exampleGroups = [{ key: 'committee', name: 'คณะกรรมการดำเนินการ' }];
export const examplePerson = {
  ...{ id: '124', name: 'นางสุนีย์ บุญรักษ์', position: 'กรรมการและเหรัญญิก' },
  ...{ place: 'พยาบาลวิชาชีพ โรงพยาบาลเมืองตัวอย่าง', term: 'พ.ศ. 2567–2568' },
  ...{ portrait_url: '/mediafiles/images/Personnel/124.webp', state: 'PUBLIC' as const },
  ...{ version: 1, has_unpublished: false },
  ...{ changed_at: '2025-11-27T01:28:00.000Z', changed_by: 'วรรณา ข่าวดี' },
};
