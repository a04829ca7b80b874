import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-names.ts';

const root = join(import.meta.dirname, '../..');

test('no two sheets have a class of the same built name', () => {
  const sheets = globSync('{kit,parts,shell,web,wings}/**/*.module.css', { cwd: root });
  const names = sheets.flatMap((sheet) => {
    const own = readFileSync(join(root, sheet), 'utf8').match(/\.[a-z][\w-]*/gi) ?? [];
    return [...new Set(own)].map((name) => className(name.slice(1), join(root, sheet)));
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});

test('the name says what the sheet calls it, on every machine the same', () => {
  expect(className('label', join(root, 'kit/field/field.module.css'))).toMatch(/^label-[\w-]{4}$/);
  expect(className('label', join(root, 'kit/field/field.module.css?used'))).toBe(
    className('label', join(root, 'kit/field/field.module.css')),
  );
});
