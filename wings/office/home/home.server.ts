import { type Handler, handlersOn } from '../../../api/handler.ts';
import { isOwnPage } from '../../../api/own-pages.ts';
import type { Site } from '../../../api/site.ts';
import { waitingOf } from '../../../records/office/waiting.ts';
import type { Services } from '../../../records/services.ts';
import { readHome } from './home.api.ts';
import { kindsOf } from './kinds.ts';

type HomeServices = Services & { readonly site: Site };

const handle = handlersOn<HomeServices>();

export const handlers: readonly Handler<HomeServices>[] = [
  handle(readHome, {
    async run({ who, services }) {
      const { staffId, name, roles } = who;
      const targetDays = services.site.demand.target_days;
      const counting = { staffId, name, targetDays, isPage: isOwnPage };
      const waiting = await services.records.asStaff(staffId, (db) =>
        Promise.all(
          kindsOf(roles).map(async (kind) => ({ kind, ...(await waitingOf(db, kind, counting)) })),
        ),
      );
      return { data: { waiting } };
    },
  }),
];
