/** To which few classes a request belongs in the figures: their number never grows with traffic. */

export const routeClasses = [
  'call',
  'document',
  'feed',
  'file',
  'form',
  'health',
  'media',
  'none',
  'page',
] as const;
export type RouteClass = (typeof routeClasses)[number];

const fixed: Readonly<Record<string, RouteClass>> = {
  '/healthz': 'health',
  '/readyz': 'health',
  '/metrics': 'health',
  '/rss.xml': 'feed',
  '/sitemap.xml': 'feed',
  '/robots.txt': 'feed',
  '/mediafiles/*': 'media',
};

/** The class of a route by its pattern; undefined: no route was met. */
export function routeClassOf(pattern: string | undefined, method: string): RouteClass {
  if (pattern === undefined) return 'none';
  if (Object.hasOwn(fixed, pattern)) return fixed[pattern] as RouteClass;
  if (pattern === '/*') return method === 'POST' ? 'form' : 'page';
  if (pattern.startsWith('/api/docs')) return 'document';
  return pattern.startsWith('/api/') ? 'call' : 'file';
}

export function methodOf(method: string): string {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
