/** Lines of the announcement bar. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { faultOf } from '../../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { cleanNote } from '../../../../records/content/clean-html.ts';
import { marqueeList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { readMarquee, saveMarquee } from './marquee.api.ts';

const handle = handlersOn<Services>();
type Row = DataOf<typeof readMarquee>['rows'][number];
type Sent = Omit<Row, 'id'> & { readonly id: string | null };

const served: Served<Row, Sent> = {
  list: marqueeList,
  present: (row) => ({
    id: String(row.id),
    note_html: cleanNote(String(row.note_html)),
    shown: row.shown === true,
    from_on: (row.from_on as string | null | undefined) ?? null,
    until_on: (row.until_on as string | null | undefined) ?? null,
  }),
  toStored: (row, position) => ({ ...row, position, note_html: cleanNote(row.note_html) }),
};

function refuseFaults(rows: readonly Sent[]): void {
  const fields = rows.flatMap(({ from_on, until_on, note_html }, at) => [
    ...(from_on && until_on && until_on < from_on
      ? [faultOf(`rows.${at}.until_on`, 'beforeFrom')]
      : []),
    // Nothing but markup that is not allowed.
    ...(cleanNote(note_html)
      .replace(/<[^>]*>/g, '')
      .trim() === ''
      ? [faultOf(`rows.${at}.note_html`, 'missing')]
      : []),
  ]);
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readMarquee, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, served) }),
  }),
  handle(saveMarquee, {
    async run({ input, who, services }) {
      refuseFaults(input.rows);
      return { data: await saveList(services, who.staffId, served, input) };
    },
  }),
];
