import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { slimEndpoints, slimmed } from './slim-endpoints.ts';

const module = `import * as z from 'zod/mini';
const page = z.string().check(z.regex(/x/));
const shape = { page };
export const most = 3;
export const readList = endpoint({
  name: 'info.list',
  method: 'GET',
  path: '/api/info/list',
  wing: 'info',
  who: 'visitor',
  audit: { entry: 'info.list.read' },
  header: { field: 'ticket', name: 'x-ticket' },
  summary: 'list',
  input: z.strictObject(shape),
  data: z.object({}),
  example: {},
});
export function address() { return '/list'; }
`;

const slim = slimmed(module, parseAst(module).body as never);

test('the browser gets of an endpoint how to call it, and no shape or example', () => {
  expect(slim).toContain(
    "path: '/api/info/list', wing: 'info', header: { field: 'ticket', name: 'x-ticket' } };",
  );
  expect(slim).not.toMatch(/strictObject|example|summary|audit|who/);
});

test('what else is made may go when nobody asks for it; the rest stays as it is', () => {
  expect(slim).toContain(
    'const page = /* @__PURE__ */ (() => (z.string().check(z.regex(/x/))))();',
  );
  expect(slim).toContain('const shape = /* @__PURE__ */ (() => ({ page }))();');
  expect(slim).toContain('export const most = 3;');
  expect(slim).toContain("export function address() { return '/list'; }");
  expect(() => parseAst(slim)).not.toThrow();
});

test('examples that stand in a file of their own are cut like those of a declaration', () => {
  const files = globSync('{api,wings}/**/*.example.*.ts', {
    cwd: join(import.meta.dirname, '../..'),
  });
  const { transform } = slimEndpoints() as { transform: { filter: { id: RegExp } } };
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !transform.filter.id.test(`/${file}`))).toEqual([]);
});

test('what a function makes of a list is cut like a declaration, and so is the list', () => {
  const cut = (code: string) => slimmed(code, parseAst(code).body as never);
  const maker = cut(`export function listEndpoints(list) {
  return { read: endpoint({ name: list.name, wing: 'office', input: z.object({}) }) };
}`);
  expect(maker).not.toContain('z.object');
  expect(maker).toContain("wing: 'office'");
  const list = cut(
    `export const { read } = listEndpoints({ name: 'a', fields: { on: z.date() } });`,
  );
  expect(list).not.toContain('z.date');
  expect(list).toContain("name: 'a'");
  const part = cut(`export const save = partEndpoint({ path: '/a', fields: { on: z.date() } });`);
  expect(part).not.toContain('z.date');
  expect(part).toContain("path: '/a'");
});
