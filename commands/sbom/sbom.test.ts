import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { nameAt, type Packages, sbomOf } from './sbom.ts';

async function lockOf(path: string): Promise<Packages> {
  return JSON.parse(await readFile(path, 'utf8')).packages;
}
const locked = await lockOf('package-lock.json');
const installed = await lockOf('node_modules/.package-lock.json');
const bom = sbomOf(locked);

test('ASVS 15.1.2 every installed package that the app runs on is in the bill of materials', () => {
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  const present = Object.entries(installed)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${nameAt(installed, path)}@${version}`);
  expect(present.length).toBeGreaterThan(150);
  expect(present.filter((one) => !listed.has(one))).toEqual([]);
});

test('what only checks the project is not in it', () => {
  const names = bom.components.map(({ name }) => name);
  for (const tool of ['vitest', '@biomejs/biome', 'typescript']) expect(names).not.toContain(tool);
});

test('each package stands once, with its sum, and needs only what is listed', () => {
  const refs = bom.components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(bom.components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  const allRefs = new Set([...refs, bom.metadata.component['bom-ref']]);
  const all = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(all.filter((ref) => !allRefs.has(ref))).toEqual([]);
  // From the project every one is reached.
  const needs = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set([bom.metadata.component['bom-ref']]);
  for (const ref of reached) for (const one of needs.get(ref) ?? []) reached.add(one);
  expect(refs.filter((ref) => !reached.has(ref))).toEqual([]);
});

test('the same lock file gives the same bill, byte for byte, and names no machine', async () => {
  const again = JSON.stringify(sbomOf(await lockOf('package-lock.json')));
  expect(again).toBe(JSON.stringify(bom));
  expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(again).not.toMatch(/timestamp|https?:|file:/);
  const { 'node_modules/pg': pg } = locked;
  const more = { ...locked, 'node_modules/pg': { ...pg, version: '0.0.1' } } as Packages;
  expect(sbomOf(more).serialNumber).not.toBe(bom.serialNumber);
});

test('what lies below a package is found first; an alias is what it stands for', () => {
  const one = { version: '1.0.0' };
  const made = sbomOf({
    '': { name: 'site', version: '9.0.0', dependencies: { a: '*', '@s/alias': '*' } },
    'node_modules/a': { ...one, dependencies: { b: '*' }, license: 'MIT OR Apache-2.0' },
    'node_modules/b': one,
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { a: '*' } },
    'node_modules/@s/alias': { ...one, name: '@s/real', optional: true },
    'node_modules/tool': { ...one, dev: true },
  });
  expect(made.components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40s/real@1.0.0', 'optional'],
    ['pkg:npm/a@1.0.0', 'required'],
    ['pkg:npm/b@1.0.0', 'required'],
    ['pkg:npm/b@2.0.0', 'required'],
  ]);
  expect(made.dependencies).toEqual([
    { ref: 'pkg:npm/site@9.0.0', dependsOn: ['pkg:npm/%40s/real@1.0.0', 'pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/%40s/real@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
  ]);
});
