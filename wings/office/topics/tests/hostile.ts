/** Strings that would run script if anything of them reached a page as it is (T5). */

/** A small generator of its own: the same seed gives the same strings on every machine. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const script = 'window.ran=(window.ran||0)+1';
const tags = [
  ...['img', 'svg', 'script', 'iframe', 'object', 'embed', 'video', 'audio', 'math', 'details'],
  ...['a', 'p', 'td', 'style', 'form', 'input', 'button', 'body', 'base', 'meta', 'link', 'x-y'],
  ...['noscript', 'template', 'textarea', 'title', 'select', 'marquee', 'figure', 'b', 'ul'],
];
const events = [
  ...['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onbegin'],
  ...['onanimationstart', 'onpointerenter', 'onwheel', 'onpageshow', 'OnErRoR', 'on\u0000error'],
];
const addresses = [
  ...[
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `java&#10;script:${script}`,
  ],
  ...[
    `&#106;avascript:${script}`,
    `\u0001javascript:${script}`,
    `data:text/html,<script>${script}</script>`,
  ],
  ...[
    `vbscript:${script}`,
    `//evil.example/x.js`,
    `/\\evil.example/x.js`,
    `data:text/javascript,${script}`,
  ],
  ...[
    '/mediafiles/../x',
    '/mediafiles/images/x.svg" onload="',
    'blob:x',
    `feed:javascript:${script}`,
  ],
];
const openings = [
  '<',
  '< ',
  '<\u0000',
  '<<',
  '</',
  '<!--><',
  '<![CDATA[><',
  '\u003c',
  '&lt;<',
  '<?',
];
const quotes = ['"', "'", '', '`'];
const spaces = [' ', '/', '\n', '\t', '\f', '\u00a0', '//'];
const wrappers: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<svg><style>${inner}</style></svg>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}-->`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<textarea></textarea>${inner}`,
  (inner) => `<select><option>${inner}</select>`,
  (inner) => `<title></title>${inner}`,
  (inner) => `<b title='${inner}'>ก</b>`,
  (inner) => `<td colspan="${inner}">ก</td>`,
  (inner) => `<a href="https://coop.example/${inner}">ก</a>`,
  (inner) => `<img src="/mediafiles/images/a.jpg" alt="${inner}">`,
  (inner) => `<iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`,
];

/** So many of them; the seed names the series. */
export function hostileStrings(count: number, seed = 1): readonly string[] {
  const next = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const attack = (): string => {
    const quote = pick(quotes);
    const tag = pick(tags);
    const opening = `${pick(openings)}${tag}${pick(spaces)}`;
    const kind = next(5);
    if (kind === 0) return `<script>${script}</script>`;
    if (kind === 1) return `${opening}href=${quote}${pick(addresses)}${quote}>ก</${tag}>`;
    if (kind === 2) {
      const source = `src=${quote}${pick(addresses)}${quote}`;
      return `${opening}${source} ${pick(events)}=${quote}${script}${quote}>`;
    }
    if (kind === 3)
      return `${opening}autofocus tabindex=0 ${pick(events)}=${quote}${script}${quote}>`;
    return `${opening}style=${quote}background:url(${pick(addresses)});animation:x${quote}>`;
  };
  return Array.from({ length: count }, () => pick(wrappers)(attack()));
}
