import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanArticle, cleanNote, showArticle } from './clean-html.ts';

const noteTags = 'b strong i em u br p ul ol li span a'.split(' ');
const articleTags = 'h2 h3 h4 blockquote figure figcaption img table thead tbody tr th td'.split(
  ' ',
);

/** What S6 allows of an attribute's value, written a second time. */
const values: Readonly<Record<string, RegExp>> = {
  href: /^(https:\/\/[^/]|tel:|mailto:|\/$|\/[^/\\])/i,
  rel: /^noopener noreferrer$/,
  src: /^\/mediafiles\/(?!.*(\.\.|%))/,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
};
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Reads markup by the strictest grammar there is; whatever does not fit is a fault. */
function faultsOf(html: string, tags: readonly string[]): string[] {
  const faults: string[] = [];
  const rest = html.replaceAll(
    /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g,
    (_all, close: string, tag: string, list: string) => {
      if (!tags.includes(tag)) faults.push(`<${tag}>`);
      if (close && list) faults.push(`</${tag}${list}>`);
      const names = new Set<string>();
      for (const [, name = '', value = ''] of list.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        names.add(name);
        if (!attributes[tag]?.includes(name)) faults.push(`${tag} ${name}`);
        if (!values[name]?.test(value)) faults.push(`${name}=${value}`);
      }
      if (!close && tag === 'a' && !names.has('rel')) faults.push('a without rel');
      if (tag === 'img' && !names.has('src')) faults.push('img without src');
      return '';
    },
  );
  if (/[<>]/.test(rest)) faults.push(`left over: ${rest}`);
  return faults;
}

const evil = [
  '<img src=x onerror=alert(1)>',
  '<img src="/mediafiles/../api/member/logout">',
  '<img src="/mediafiles/a%2e%2e/b.webp">',
  '<img src="//evil.example/mediafiles/a.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="https://evil.example/x 2x" src="/mediafiles/images/a.webp">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=x&gt;">',
  '<p style="position:fixed" class=a id=b onmouseover=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="java\tscript:alert(1)">',
  '<a href="/\t/evil.example">',
  '<a href="/\n\\evil.example">',
  '<a href="//evil.example">',
  '<a href="/\\evil.example">',
  '<a href="https:evil.example">',
  '<a href="data:text/html,x" rel=opener target=_blank>',
  '<table background="https://evil.example/x"><td style="x" colspan="9e9" rowspan=-1>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=a autofocus onfocus=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<noscript><p title="</noscript><img src onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '</p><script\x20type="text/javascript">alert(1)</script>',
];
const good = [
  '<p>',
  '</p>',
  '<h2>ประกาศ</h2>',
  '<td colspan="2">',
  '</td>',
  '<ul><li>ก',
  '"',
  "'",
  '<',
  '>',
  '&lt;',
  '&#58;',
];

test.each(evil)('T5 T29 by both lists nothing of %s is left that could act', (html) => {
  expect(faultsOf(cleanNote(html), noteTags)).toEqual([]);
  expect(faultsOf(cleanArticle(html), [...noteTags, ...articleTags])).toEqual([]);
});

test('T5 T29 the same texts are faults before they are cleaned', () => {
  const harmless = evil.filter((html) => !faultsOf(html, [...noteTags, ...articleTags]).length);
  expect(harmless).toEqual([]);
});

test('T5 T29 whatever is put together of them leaves clean, once or twice through', () => {
  const markup = fc
    .array(fc.oneof(fc.constantFrom(...evil, ...good), fc.string({ maxLength: 6 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(markup, (html) => {
      const note = cleanNote(html);
      const article = cleanArticle(html);
      expect(faultsOf(note, noteTags)).toEqual([]);
      expect(faultsOf(article, [...noteTags, ...articleTags])).toEqual([]);
      expect(faultsOf(cleanNote(note), noteTags)).toEqual([]);
      expect(faultsOf(cleanArticle(article), [...noteTags, ...articleTags])).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('an article keeps its headings, its pictures and its table', () => {
  const html =
    '<h2>กำหนดการ</h2><blockquote>ก</blockquote><figure>' +
    '<img src="/mediafiles/images/News/a-1.webp" alt="ห้องประชุม" width="800" height="450" />' +
    '<figcaption>ข</figcaption></figure><table><thead><tr><th colspan="2">ค</th></tr></thead>' +
    '<tbody><tr><td rowspan="2">ง</td><td>จ</td></tr></tbody></table>';
  expect(cleanArticle(html)).toBe(html);
});

test('a note keeps no heading, no picture and no table, but their words', () => {
  const html = '<h2>ก</h2><table><tr><td>ข</td></tr></table><img src="/mediafiles/images/a.webp">';
  expect(cleanNote(html)).toBe('กข');
});

test('a picture says nothing where nobody said what it shows', () => {
  expect(cleanArticle('<img src="/mediafiles/images/News/a.webp" width="9e9">')).toBe(
    '<img src="/mediafiles/images/News/a.webp" alt="" />',
  );
});

test.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<p style="position:fixed" class=a id=b>ก</p>', '<p>ก</p>'],
  ['<a href="javascript:alert(1)">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="//evil.example">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="/\\evil.example">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="http://evil.example">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="data:text/html,x">ก</a>', '<a rel="noopener noreferrer">ก</a>'],
  ['<a href="/home" target=_top>ก</a>', '<a href="/home" rel="noopener noreferrer">ก</a>'],
  [
    '<a href="https://coop.example/x">ก</a>',
    '<a href="https://coop.example/x" rel="noopener noreferrer">ก</a>',
  ],
  ['<a href="tel:020001234">ก</a>', '<a href="tel:020001234" rel="noopener noreferrer">ก</a>'],
  ['<math><mtext><style><img src onerror=alert(1)>', ''],
  ['<iframe src="https://evil.example"></iframe>ข', 'ข'],
])('T5 T29 %s leaves as %s', (dirty, clean) => {
  expect(cleanNote(dirty)).toBe(clean);
  expect(cleanArticle(dirty)).toBe(clean);
});

const uploaded = `/mediafiles/images/Office/${'0a'.repeat(16)}-1200x800.jpg`;

test('D-40 an article shows an uploaded picture in its widths, whatever was typed', () => {
  const typed = `<img src="${uploaded}" alt="a" srcset="https://evil.example/x 2x" sizes="9px">`;
  const shown = showArticle(typed);
  expect(shown).not.toContain('evil');
  expect(shown).toContain('width="1200" height="800"');
  expect(shown).toMatch(/srcset="\S+-240\.webp 240w, \S+-480\.webp 480w, .+-1200\.webp 1200w"/);
  expect(shown).toContain('sizes="(min-width: 64rem) min(1200px, 48rem), min(1200px, 100vw)"');
  // What was typed smaller stays so; it is stored as it was typed.
  expect(showArticle(`<img src="${uploaded}" alt="" width="300">`)).toContain('min(300px, 48rem)');
  expect(cleanArticle(shown)).not.toContain('srcset');
  expect(showArticle('<img src="/mediafiles/images/a.webp" alt="">')).toBe(
    cleanArticle('<img src="/mediafiles/images/a.webp" alt="">'),
  );
});
