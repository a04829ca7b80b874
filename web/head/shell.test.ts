import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Site } from '../../api/site.ts';
import { policySources } from './first-paint.ts';
import { type Shell, shellHtml } from './shell.ts';

const site = JSON.parse(readFileSync('site.config.json', 'utf8')) as Site;
const files = { early: 'e.js', entry: 'a.js', styles: ['a.css'], modules: ['b.js'], fonts: [] };
const withFont = { ...files, fonts: ['f.woff2'] };

function shell(change: Partial<Site> = {}, title = 'main - ก', rest: Partial<Shell> = {}) {
  const changed = { ...site, ...change };
  const page = { rendered: 'server', app: '<p>ก</p>', initialAnswers: [], asking: false } as const;
  const kind = { installable: true, still: false };
  return shellHtml({ ...page, ...kind, site: changed, title, url: '/home', files, ...rest });
}

test('R035 description, locale and title stand in the head', () => {
  const html = shell({ www_description: 'เว็บไซต์ของสหกรณ์' });
  expect(html).toContain('<title>main - ก</title>');
  expect(html).toContain('<meta name="description" content="เว็บไซต์ของสหกรณ์">');
  expect(html).toContain('<meta property="og:locale" content="th_TH">');
  expect(html).toContain('<html lang="th"');
});

test('R092 the five names of the configuration stand in the page before the application', () => {
  const own = {
    coopNameTH: 'สหกรณ์อื่น จำกัด',
    coopNameEN: 'Another Cooperative, Limited',
    coop_address: '1 ถนนอื่น',
    menureport: [{ name: 'รายงานประจำปี', url: '/mediafiles/files/Report/a.pdf' }],
    www_description: 'คำอธิบายอื่น',
  };
  const html = shell(own);
  const [, json] = /id="config">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json ?? '')).toMatchObject(own);
  // The browser reads from the top: nothing of the application has begun by then.
  expect(html).toContain('data-entry');
  expect(html.indexOf('id="config"')).toBeLessThan(html.indexOf('<script src='));
  expect(html.indexOf('id="config"')).toBeLessThan(html.indexOf('data-entry'));
});

test('R187 the colours stand in the head before the script that sets them', () => {
  const html = shell({ colours: { ...site.colours, primary: '#112233' } });
  expect(html).toContain('<meta name="theme-color" content="#112233">');
  const [, rules] = /id="colours">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(rules ?? '')).toContain('--blue:#112233;');
  expect(html.indexOf('id="colours"')).toBeLessThan(html.indexOf('<script src='));
});

test('R179 the tab shows the cooperative’s own icon, and without one the drawing', () => {
  const own = '/mediafiles/images/Utils/coopicon.png?v=abc';
  const iconOf = (html: string) => /<link rel="icon"[^>]*>/.exec(html)?.[0];
  expect(iconOf(shell({ icon: own }))).toBe(
    `<link rel="icon" href="${own}" type="image/png" sizes="96x96">`,
  );
  expect(iconOf(shell())).toContain('emblem.svg" type="image/svg+xml"');
});

test('nothing in the settings can leave its place', () => {
  const evil = '"><script>alert(1)</script>';
  const html = shell({ coopNameTH: evil, www_description: evil }, evil);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;');
  const [, json] = /id="config">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json ?? '').coopNameTH).toBe(evil);
});

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script ([^>]*)>/g)].map((match) => match[1]);

test('a page that works without script leaves its own to the early script', () => {
  const html = shell();
  expect(scriptsOf(html)).toEqual([
    'type="application/json" id="config"',
    'type="application/json" id="colours"',
    'src="/e.js" data-entry="/a.js" data-modules="/b.js"',
    'type="application/json" id="known"',
  ]);
  expect(html).not.toContain('modulepreload');
});

test('the picture that is seen first is asked for before fonts', () => {
  const html = shell({}, 'main - ก', { head: { firstPicture: '/a"b.svg' }, files: withFont });
  const picture = '<link rel="preload" href="/a&quot;b.svg" as="image" fetchpriority="high">';
  expect(html).toContain(`${picture}\n<link rel="preload" href="/f.woff2" as="font"`);
  expect(shell()).not.toContain('as="image"');
});

test('fonts of a first view wait, but not for a script that never comes', () => {
  const source = "'sha256-a'";
  const fonts = { text: '@font-face{x:y}', source: "'sha256-f'" };
  const inlineFiles = { 'a.css': { text: 'a{b:c}', source, fonts } };
  const html = shell({}, 'main - ก', { inlineFiles, files: withFont });
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain(
    '<style media="not all" id="fonts" data-fonts="/f.woff2">@font-face{x:y}</style>',
  );
  expect(html).toContain('<noscript><style>@font-face{x:y}</style></noscript>');
  expect(policySources(withFont, inlineFiles).styles).toEqual([source, "'sha256-f'"]);
});

test('a first view carries its styles and the early script, and waits for no file', () => {
  const inlineFiles = {
    'a.css': { text: 'a{b:c}', source: "'sha256-a'" },
    'e.js': { text: 'early()', source: "'sha256-e'" },
  };
  const html = shell({}, 'main - ก', { inlineFiles });
  expect(html).toContain('<style data-file="/a.css">a{b:c}</style>');
  expect(html).toContain('<script data-entry="/a.js" data-modules="/b.js">early()</script>');
  expect(html).not.toContain('src="/e.js"');
  expect(html).not.toContain('rel="stylesheet"');
  expect(policySources(files, inlineFiles)).toEqual({
    scripts: ["'sha256-e'"],
    styles: ["'sha256-a'"],
  });
});

test('a file whose content is not at hand is linked', () => {
  const html = shell({}, 'main - ก', { inlineFiles: {} });
  expect(html).toContain('<link rel="stylesheet" href="/a.css">');
  expect(html).toContain('<script src="/e.js"');
  expect(policySources(files, {})).toEqual({ scripts: [], styles: [] });
});

test.each([{ rendered: 'browser' }, { failure: { text: 'ไม่พร้อม', ref: 'AB12' } }] as const)(
  'a page that is nothing yet without script has it at once: %o',
  (rest) => {
    const html = shell({}, 'main - ก', rest);
    expect(scriptsOf(html)).toEqual([
      'type="application/json" id="config"',
      'type="application/json" id="colours"',
      'src="/e.js"',
      'type="module" src="/a.js"',
      'type="application/json" id="known"',
    ]);
    expect(html).toContain('<link rel="modulepreload" href="/b.js">');
  },
);

test('D-17 a page names itself, its picture and its structured data, with whole addresses', () => {
  const head = {
    ...{ description: 'สรุป "ข่าว"', image: '/mediafiles/images/News/a.webp' },
    type: 'article' as const,
    jsonLd: { '@type': 'NewsArticle', image: ['/a.webp'], text: '</script><script>alert(1)' },
  };
  const html = shell({}, 'ข่าว', { head, url: '/show/7', origin: 'https://coop.example' });
  expect(html).toContain('<meta name="description" content="สรุป &quot;ข่าว&quot;">');
  expect(html).toContain('content="https://coop.example/mediafiles/images/News/a.webp"');
  expect(html).toContain('<link rel="canonical" href="https://coop.example/show/7">');
  const [, json] = /application\/ld\+json" id="ld">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json ?? '').image).toEqual(['https://coop.example/a.webp']);
  expect(html).not.toContain('<script>alert');
});

test('without a public address nothing claims one', () => {
  const html = shell();
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});

test('a demo says so before everything else, and nothing else does', () => {
  const bar = '<aside id="demo">x</aside>';
  const html = shell({}, 'ข่าว', { demo: bar });
  expect(html).toContain(`<body>\n${bar}\n<div id="app">`);
  expect(html).toMatch(/^<!doctype html>\n<html [^>]* data-demo>/);
  expect(shell()).not.toContain('demo');
});
