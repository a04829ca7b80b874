import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withTable } from './table.ts';

test('the table is that of the walk (else: node journeys/conditions/write.ts)', async () => {
  const page = await readFile('docs/accessibility.md', 'utf8');
  expect(withTable(page)).toBe(page);
});
