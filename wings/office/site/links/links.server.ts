/** Links to others at the foot of the front page. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { linkList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { readLinks, saveLinks } from './links.api.ts';

const handle = handlersOn<Services>();
type Row = DataOf<typeof readLinks>['rows'][number];
type Sent = Omit<Row, 'id'> & { readonly id: string | null };

const served: Served<Row, Sent> = {
  list: linkList,
  present: (row) => ({
    id: String(row.id),
    name: String(row.name),
    url: String(row.url),
    description: String(row.description),
  }),
  toStored: (row, position) => ({ ...row, position }),
  linksOf: ({ url }) => [url],
};

export const handlers: readonly Handler<Services>[] = [
  handle(readLinks, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, served) }),
  }),
  handle(saveLinks, {
    run: async ({ input, who, services }) => ({
      data: await saveList(services, who.staffId, served, input),
    }),
  }),
];
