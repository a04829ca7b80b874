/** What staff write of the public site outside of its topics. */
import type { Handler } from '../../../api/handler.ts';
import type { Services } from '../../../records/services.ts';
import { handlers as bankAccounts } from './bank-accounts/bank-accounts.server.ts';
import { handlers as calendar } from './calendar/calendar.server.ts';
import { handlers as links } from './links/links.server.ts';
import { handlers as marquee } from './marquee/marquee.server.ts';
import { handlers as menu } from './menu/menu.server.ts';
import { handlers as rates } from './rates/rates.server.ts';
import { handlers as slides } from './slides/slides.server.ts';

export const handlers: readonly Handler<Services>[] = [
  ...menu,
  ...marquee,
  ...slides,
  ...rates,
  ...calendar,
  ...bankAccounts,
  ...links,
];
