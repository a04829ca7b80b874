/** The HTML around the application: no inline script, no inline style (R035). */

import type { Site } from '../../api/site.ts';
import type { KnownAnswer } from '../../kit/feed/feed-key.ts';

export interface Shell {
  readonly site: Site;
  readonly title: string;
  /** `server`: `app` is the page itself; `browser`: a splash until the page has been made. */
  readonly rendered: 'server' | 'browser';
  readonly app: string;
  readonly known: readonly KnownAnswer[];
  /** Built files by kind, most needed first. */
  readonly files: {
    readonly early: string;
    readonly entry: string;
    readonly styles: readonly string[];
    readonly modules: readonly string[];
    readonly fonts: readonly string[];
  };
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

/** A data block; nothing in it can end the element or begin another. */
function block(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** What is rendered already is painted first; script may come after it. */
function scripts({ rendered, files }: Shell): string {
  const late = rendered === 'server' ? ' fetchpriority="low"' : '';
  return [
    `<script type="module" src="/${files.entry}"${late}></script>`,
    ...files.modules.map((file) => `<link rel="modulepreload" href="/${file}"${late}>`),
  ].join('\n');
}

/** Fonts are asked for first: they should be there when the styles let the page be painted. */
function looks({ files }: Shell): string {
  const font = 'as="font" type="font/woff2" crossorigin';
  return [
    ...files.fonts.map((file) => `<link rel="preload" href="/${file}" ${font}>`),
    `<script src="/${files.early}"></script>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join('\n');
}

export function shellHtml(shell: Shell): string {
  const { site, title, rendered, app, known } = shell;
  const name = escaped(title);
  const about = escaped(site.www_description);
  return `<!doctype html>
<html lang="th" data-rendered="${rendered}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<meta name="description" content="${about}">
<meta property="og:locale" content="th_TH">
<meta property="og:type" content="website">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${about}">
<link rel="icon" href="/mediafiles/images/Utils/emblem.svg" type="image/svg+xml">
${block('config', site)}
${looks(shell)}
${scripts(shell)}
</head>
<body>
<div id="app">${app}</div>
${block('known', known)}
</body>
</html>
`;
}
