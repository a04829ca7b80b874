/**
 * The site as a browser has it: the public tables at once, those of the portals when an address of
 * theirs is gone to. A visitor carries none of the members' rooms.
 */
import type { RouteObject } from 'react-router';
import { infoArea } from './routes/info.tsx';
import { siteRoutes } from './routes/site.tsx';
import { UnreachedFile } from './unreached/unreached-file.ts';

interface Part {
  readonly addresses: RegExp;
  /** Where the table goes. */
  readonly parent: RouteObject & { readonly id: string; readonly children: RouteObject[] };
  readonly load: () => Promise<RouteObject>;
}

type ParentRoute = Part['parent'];
type ParentRoutes = [member: ParentRoute, agency: ParentRoute, office: ParentRoute];
const parentRoute = (id: string): ParentRoute => ({ id, children: [] as RouteObject[] });

/** A table that has just come, and the route whose children it joins. */
export interface Arrived {
  readonly id: string;
  readonly table: RouteObject;
}

/** A fresh table of routes, and what completes it. */
export function routesInParts() {
  const [member, agency, office] = ['member', 'agency', 'office'].map(parentRoute) as ParentRoutes;
  const parts = new Set<Part>([
    {
      addresses: /^\/member\//i,
      parent: member,
      load: async () => (await import('./routes/member.tsx')).memberArea,
    },
    {
      addresses: /^\/membergroup\//i,
      parent: agency,
      load: async () => (await import('./routes/agency.tsx')).agencyArea,
    },
    {
      addresses: /^\/office(?:\/|$)/i,
      parent: office,
      load: async () => (await import('./routes/office.tsx')).officeArea,
    },
  ]);
  return {
    routes: siteRoutes({ member, info: infoArea, agency, office }),

    /** The table that an address still needs; undefined when it is there, or there is none. */
    async missing(path: string): Promise<Arrived | undefined> {
      const part = [...parts].find(({ addresses }) => addresses.test(path));
      if (!part) return undefined;
      const table = await part.load().catch(() => {
        throw new UnreachedFile(path);
      });
      // Of two that waited for it, one brings it.
      return parts.delete(part) ? { id: part.parent.id, table } : undefined;
    },

    /** The same before there is a router: the table goes to its place. */
    async complete(path: string): Promise<void> {
      const arrived = await this.missing(path);
      if (arrived)
        [member, agency, office].find(({ id }) => id === arrived.id)?.children.push(arrived.table);
    },
  };
}
