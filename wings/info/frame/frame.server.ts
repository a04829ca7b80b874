/** What stands around every page: menu and marquee, contact details, the anti-forgery value. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { readMenu } from '../../../api/menu/menu.api.ts';
import type { Site } from '../../../api/site.ts';
import { cleanNote } from '../../../records/content/clean-html.ts';
import type { Services } from '../../../records/services.ts';
import { marquee, menu } from '../../../records/site.ts';
import { drawnIcon } from '../../../shell/frame/menu-signs.ts';
import { readConfig, readFooter } from './frame.api.ts';

type FrameServices = Services & { readonly site: Site };

const handle = handlersOn<FrameServices>();
const flagOf = (value: boolean) => (value ? '1' : '0');

export const handlers: readonly Handler<FrameServices>[] = [
  handle(readMenu, {
    keep: 'content',
    run: async ({ services }) => {
      const [{ items, subItems }, notes] = await services.records.readAsVisitor(
        (db) => Promise.all([menu(db), marquee(db)]),
        { atOnce: true },
      );
      return {
        data: {
          list_manu: items.map((item) => ({
            seq: item.seq,
            manu_name_eng: item.nameEn,
            manu_name: item.nameTh,
            url: item.url,
            icon: drawnIcon(item.icon),
            type: item.type,
            is_parent: flagOf(item.isParent),
            status: '1',
            used_in: item.usedIn,
          })),
          list_sub_manu: subItems.map(({ menuSeq, name, url, description }) => ({
            manu_id: menuSeq,
            name,
            url,
            description,
          })),
          marquee: notes.map((note) => ({ Note: cleanNote(note) })),
        },
      };
    },
  }),
  handle(readFooter, {
    keep: 'content',
    run: async ({ services: { site } }) => ({
      data: {
        address: site.coop_address,
        phone: site.phone,
        email: site.email,
        hours: site.office_hours,
        links: site.social,
        dpo: site.dpo,
      },
    }),
  }),
  handle(readConfig, {
    run: async ({ session }) => ({ data: { csrf_token: session.csrfToken() } }),
  }),
];
