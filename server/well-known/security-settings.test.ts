import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecurity, readSite } from '../settings/site-file.ts';

let path: string;
let content: object;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'sahakon-security-')), 'site.config.json');
  content = JSON.parse(await readFile('site.config.json', 'utf8'));
});
afterAll(() => rm(join(path, '..'), { recursive: true }));

const read = async (security: unknown) => {
  await writeFile(path, JSON.stringify({ ...content, security }));
  return readSecurity(path);
};

test('whom to tell is read from the settings; nobody stands in them as delivered', async () => {
  expect(await readSecurity('site.config.json')).toBeUndefined();
  const security = { contact: ['https://coop.example/report', 'mailto:a@coop.example'] };
  expect(await read(security)).toEqual(security);
  // It is for whoever asks, and travels with no page.
  expect(await readSite(path)).not.toHaveProperty('security');
});

test.each([
  [{ contact: [] }, 'security.contact'],
  [{ contact: ['security@coop.example'] }, 'security.contact.0'],
  [{ contact: ['http://coop.example/report'] }, 'security.contact.0'],
  [{ contact: ['mailto:a@b.example\nCanonical: https://evil.example'] }, 'security.contact.0'],
  [{ contact: ['tel:+6620001234'], policy: 'javascript:alert(1)' }, 'security.policy'],
  [{ contact: ['tel:+6620001234'], expires: '2099-01-01' }, 'security.expires'],
])('a contact that is none is a fault of the settings: %j', async (security, setting) => {
  await expect(read(security)).rejects.toThrow(setting);
});

test('the README shows a contact that is accepted as it stands', async () => {
  const [, section = ''] = (await readFile('README.md', 'utf8')).split('### Whom to tell of');
  const [, example = ''] = /```json\n([^`]*)```/.exec(section) ?? [];
  expect(await read(JSON.parse(example))).toEqual(JSON.parse(example));
});
