import { expect, test } from 'vitest';
import { startText as text } from './start.text.ts';

test('the migrations of an upgrade are named, those of a first start counted', () => {
  expect(text.migrated(['0115-a.sql', '0116-b.sql'])).toMatch(/: 0115-a\.sql, 0116-b\.sql$/);
  const many = Array.from({ length: 112 }, (_, at) => `${at}.sql`);
  expect(text.migrated(many)).toMatch(/: 112 รายการ$/);
});
