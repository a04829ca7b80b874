/** Slides of the front page. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { slideList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { readSlides, saveSlides } from './slides.api.ts';

const handle = handlersOn<Services>();
type Row = DataOf<typeof readSlides>['rows'][number];
type Sent = Omit<Row, 'id'> & { readonly id: string | null };

const served: Served<Row, Sent> = {
  list: slideList,
  present: (row) => ({
    id: String(row.id),
    image_url: String(row.image_url),
    alt: String(row.alt),
    title: String(row.title),
    body: String(row.body),
    url: row.url === null ? null : String(row.url),
    shown: row.shown === true,
    focus_x: (row.focus_x ?? 'center') as Row['focus_x'],
    focus_y: (row.focus_y ?? 'center') as Row['focus_y'],
  }),
  toStored: (row, position) => ({ ...row, position }),
  linksOf: ({ url }) => (url === null ? [] : [url]),
};

export const handlers: readonly Handler<Services>[] = [
  handle(readSlides, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, served) }),
  }),
  handle(saveSlides, {
    run: async ({ input, who, services }) => ({
      data: await saveList(services, who.staffId, served, input),
    }),
  }),
];
