/** `/sitemap.xml` and `/robots.txt`: what search engines may read, and what not. */
import { paths } from '../../api/paths.ts';
import { element, xmlHead } from './xml.ts';

/** Pages that are always there, whatever categories have their addresses. */
const fixedPages: readonly string[] = [
  paths.home,
  paths.rates,
  paths.calendar,
  paths.board,
  paths.demand,
  paths.election,
  paths.loanCalculator,
  paths.dividendCalculator,
  paths.glossary,
  paths.cookies,
  paths.policy,
];

interface Content {
  readonly categories: readonly { readonly key: string; readonly changedAt: Date | null }[];
  readonly topics: readonly { readonly id: bigint; readonly publishedAt: Date }[];
}

function entry(location: string, changedAt?: Date | null): string {
  const changed = element('lastmod', changedAt?.toISOString());
  return `<url>${element('loc', location)}${changed}</url>`;
}

export function siteMapOf(origin: string, { categories, topics }: Content): string {
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...fixedPages.map((path) => entry(`${origin}${path}`)),
    ...categories
      .map(({ key, changedAt }) => ({ path: paths.list(key), changedAt }))
      .filter(({ path }) => !fixedPages.includes(path))
      .map(({ path, changedAt }) => entry(`${origin}${path}`, changedAt)),
    ...topics.map(({ id, publishedAt }) =>
      entry(`${origin}${paths.show(String(id))}`, publishedAt),
    ),
    '</urlset>\n',
  ].join('');
}

/** The portals hold nothing for the public; calls are no pages. */
const closed = ['/api/', '/member/', '/membergroup/', '/office/', '/admin/', '/load', '/auth/'];
/** Whoever looks for the cooperative looks for its sign-in. Of the rules the longest holds. */
const open = [paths.memberLogon, paths.agencyLogon];

export function robotsOf(origin: string): string {
  const lines = [
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}$`),
  ];
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
