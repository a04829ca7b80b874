import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slimRoutes } from './slim-routes.ts';

test('the browser asks for no file of the server, and keeps every screen', () => {
  const table = readFileSync(`${import.meta.dirname}/../../web/routes/info.tsx`, 'utf8');
  const slim = slimRoutes(table);
  expect(table).toContain('.facts.ts');
  expect(slim).not.toContain('.facts.ts');
  const screens = (text: string) => text.match(/screen: '\w+'/g);
  expect(screens(slim)).toEqual(screens(table));
});
