/** The cooperative's calendar. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { faultOf } from '../../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { eventList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { readEvents, saveEvents } from './calendar.api.ts';

const handle = handlersOn<Services>();
type Row = DataOf<typeof readEvents>['rows'][number];
type Sent = Omit<Row, 'id'> & { readonly id: string | null };

const served: Served<Row, Sent> = {
  list: eventList,
  present: (row) => ({
    id: String(row.id),
    title: String(row.title),
    starts_on: String(row.starts_on),
    ends_on: String(row.ends_on),
    place: String(row.place),
    url: row.url === null ? null : String(row.url),
  }),
  toStored: (row) => ({ ...row }),
  linksOf: ({ url }) => (url === null ? [] : [url]),
};

function refuseFaults(rows: readonly Sent[]): void {
  const fields = rows.flatMap(({ starts_on, ends_on }, at) =>
    ends_on < starts_on ? [faultOf(`rows.${at}.ends_on`, 'beforeFrom')] : [],
  );
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readEvents, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, served) }),
  }),
  handle(saveEvents, {
    async run({ input, who, services }) {
      refuseFaults(input.rows);
      return { data: await saveList(services, who.staffId, served, input) };
    },
  }),
];
