/** The HTML around the application (R035). */

import type { HeadFacts } from '../../api/page-facts.ts';
import type { Site } from '../../api/site.ts';
import type { PostedForm } from '../../shell/form/outcome.ts';
import type { InitialAnswer } from '../../shell/query/query-key.ts';
import { httpText } from '../http/http.text.ts';
import { colourRules } from './colour-rules.ts';
import { firstPaint, type InlineFiles, type PageFiles } from './first-paint.ts';

export interface Shell {
  readonly site: Site;
  readonly title: string;
  /** What the page says of itself; the cooperative's own words where it says nothing. */
  readonly head?: HeadFacts;
  /** The page's own address, without what only sorts or searches; none for what is not there. */
  readonly url: string | undefined;
  /** Where the site is served; without it addresses in the head stay as they are. */
  readonly origin?: string | undefined;
  /** The visitor has not answered about cookies. */
  readonly asking: boolean;
  readonly posted?: PostedForm | undefined;
  /** What could not be had, for whoever has no script that asks for it again. */
  readonly failure?: { readonly text: string; readonly ref: string } | undefined;
  /** Says that everything is made up; undefined where it is not. */
  readonly demo?: string | undefined;
  /** The office is no app on anybody's telephone. */
  readonly installable: boolean;
  /** Stands where there is no signal: it has no script but that of the head. */
  readonly still: boolean;
  /** `server`: `app` is the page itself; `browser`: a splash until the page has been made. */
  readonly rendered: 'server' | 'browser';
  readonly app: string;
  readonly initialAnswers: readonly InitialAnswer[];
  readonly files: PageFiles;
  /** Those that stand in the page itself (decisions/0074). */
  readonly inlineFiles?: InlineFiles | undefined;
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
function block(id: string, value: unknown, type = 'application/json'): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}

/** What is rendered already works without script, unless an answer must be asked for again. */
const canWait = ({ rendered, failure, still }: Shell): boolean =>
  rendered === 'server' && failure === undefined && !still;

function looks(shell: Shell): string {
  const { files, head } = shell;
  const addresses = files.modules.map((file) => `/${file}`).join(' ');
  const later = ` data-entry="/${files.entry}" data-modules="${addresses}"`;
  return firstPaint(files, {
    attributes: canWait(shell) ? later : '',
    inlineFiles: shell.inlineFiles ?? {},
    picture: head?.firstPicture && escaped(head.firstPicture),
  });
}

/** The script of a page that cannot wait for it. */
function scripts(shell: Shell): string {
  if (shell.still || canWait(shell)) return '';
  const { entry, modules } = shell.files;
  return [
    `<script type="module" src="/${entry}"></script>\n`,
    ...modules.map((file) => `<link rel="modulepreload" href="/${file}">\n`),
  ].join('');
}

const feed = 'type="application/rss+xml" href="/rss.xml"';

/** The logo as PNG, which every preview of a link reads; a new one has another address. */
const previewLogo = ({ logo = '' }: Site): string =>
  `/mediafiles/images/Utils/cooplogo.png${/\?v=.+$/.exec(logo)?.[0] ?? ''}`;

/** Whose page it is and what it tells, for people's bookmarks, shared links and search engines. */
function metaTags({ site, title, head = {}, url, origin = '' }: Shell): string {
  const name = escaped(title);
  const about = escaped(head.description ?? site.www_description);
  const address = origin && url && escaped(`${origin}${url}`);
  const picture = escaped(`${origin}${head.image ?? previewLogo(site)}`);
  return [
    `<title>${name}</title>`,
    `<meta name="theme-color" content="${escaped(site.colours.primary)}">`,
    `<meta name="description" content="${about}">`,
    ...(head.hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(address ? [`<link rel="canonical" href="${address}">`] : []),
    '<meta property="og:locale" content="th_TH">',
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:site_name" content="${escaped(site.coopNameTH)}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${about}">`,
    `<meta property="og:image" content="${picture}">`,
    ...(address ? [`<meta property="og:url" content="${address}">`] : []),
    `<link rel="alternate" ${feed} title="${escaped(site.coopNameTH)}">`,
    ...(head.jsonLd
      ? [block('ld', wholeAddresses(head.jsonLd, origin), 'application/ld+json')]
      : []),
  ].join('\n');
}

/** What stands in the tab: the cooperative's own logo, else the drawing. */
function icon({ icon: own }: Site): string {
  if (own) return `<link rel="icon" href="${escaped(own)}" type="image/png" sizes="96x96">`;
  return '<link rel="icon" href="/mediafiles/images/Utils/emblem.svg" type="image/svg+xml">';
}

/** For the first screen of a telephone; iphones read the manifest, but not its icons. */
function installation({ installable, site: { icon = '' } }: Shell): string {
  if (!installable) return '';
  const touch = `/appicon/touch.png${/\?v=.+$/.exec(icon)?.[0] ?? ''}`;
  return `
<link rel="manifest" href="/app.webmanifest">
<link rel="apple-touch-icon" href="${escaped(touch)}">`;
}

/** Puts the site's origin before every address that begins with a single slash. */
function wholeAddresses(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? `${origin}${value}` : value;
  if (Array.isArray(value)) return value.map((one) => wholeAddresses(one, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, wholeAddresses(one, origin)]),
  );
}

/** The sentence and its reference; with script the browser asks anew and shows one of its own. */
function failureNote({ failure }: Shell): string {
  if (failure === undefined) return '';
  const { text, ref } = failure;
  return `<noscript><p role="alert">${escaped(httpText.withRef(text, ref))}</p></noscript>\n`;
}

export function shellHtml(shell: Shell): string {
  const { site, rendered, app, initialAnswers, asking, posted, demo } = shell;
  const { still, installable } = shell;
  const offline = installable && site.features.offline !== false;
  const states = { asking, offline, demo };
  const attributes = Object.entries(states).map(([name, is]) => (is ? ` data-${name}` : ''));
  return `<!doctype html>
<html lang="th" data-rendered="${still ? 'still' : rendered}"${attributes.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metaTags(shell)}
${icon(site)}${installation(shell)}
${block('config', site)}
${block('colours', colourRules(site.colours))}
${looks(shell)}
${scripts(shell)}</head>
<body>
${demo ? `${demo}\n` : ''}${failureNote(shell)}<div id="app">${app}</div>
${block('known', initialAnswers)}${posted ? `\n${block('posted', posted)}` : ''}
</body>
</html>
`;
}
