import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Site } from '../../api/site.ts';
import { shortName } from './install.text.ts';
import { manifestOf } from './manifest.ts';

const site = JSON.parse(readFileSync('site.config.json', 'utf8')) as Site;

test('the manifest bears name and colours of the settings, and icons of their own version', () => {
  const colours = { ...site.colours, primary: '#135724' };
  const manifest = manifestOf({ ...site, coopNameTH: 'สหกรณ์ออมทรัพย์ก จำกัด', colours }, 'v1');
  expect(manifest).toMatchObject({
    ...{ id: '/', lang: 'th', name: 'สหกรณ์ออมทรัพย์ก จำกัด', short_name: 'สอ.ก' },
    ...{ display: 'standalone', scope: '/', start_url: '/member/status' },
    ...{ theme_color: '#135724', background_color: '#f5f8fc' },
    description: site.www_description,
  });
  expect(manifest.icons).toEqual([
    { src: '/appicon/192.png?v=v1', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/appicon/512.png?v=v1', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/appicon/maskable.png?v=v1', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('a colour that is none is left to the telephone', () => {
  const manifest = manifestOf({ ...site, colours: { ...site.colours, primary: 'blue' } }, 'v');
  expect(manifest).not.toHaveProperty('theme_color');
});

test.each([
  ['สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', 'สอ.ครูตัวอย่าง'],
  ['สหกรณ์ออมทรัพย์ สาธารณสุข จำกัด', 'สอ.สาธารณสุข'],
  ['สหกรณ์การเกษตรบ้านนา จำกัด', 'สหกรณ์การเกษตรบ้านนา'],
  ['สหกรณ์ออมทรัพย์', 'สหกรณ์ออมทรัพย์'],
])('below its icon %s is %s', (name, short) => expect(shortName(name)).toBe(short));
