/** The summary of an agency's month (D-26). */
import type { AgencySettings } from '../../../api/agency/settings.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import type { AgencyCaller } from '../../../api/session/session-control.ts';
import type { BilledGroup } from '../../../core/agency/summary.ts';
import type { Services } from '../../../records/services.ts';
import { summaryOf } from './present.server.ts';
import { readMonth } from './read.server.ts';
import type { SummaryData } from './shapes.ts';
import { downloadSummary, readSummary } from './summary.api.ts';
import { text } from './summary.text.ts';
import { summarySheet } from './summary-sheet.ts';

type AgencyServices = Services & { readonly agency: AgencySettings };
const handle = handlersOn<AgencyServices>();

interface SummaryQuery {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly group?: BilledGroup | undefined;
}

async function summary(
  services: AgencyServices,
  who: AgencyCaller,
  { group, ...query }: SummaryQuery,
): Promise<SummaryData> {
  const { detail } = services.agency;
  if (group !== undefined && detail === 'total') {
    throw new Problem('bad_input', { fields: [{ field: 'group', message: text.totalsOnly }] });
  }
  return summaryOf(await readMonth(services, who, query), { group, detail });
}

export const handlers: readonly Handler<AgencyServices>[] = [
  handle(readSummary, {
    run: async ({ input, who, services }) => ({ data: await summary(services, who, input) }),
  }),

  handle(downloadSummary, {
    async run({ input: { format, ...query }, who, services }) {
      const data = await summary(services, who, query);
      if (data.month === null) throw new Problem('not_found');
      const sheet = summarySheet(data);
      const name = text.fileName(sheet.title, data.unit.no, fileDay(data.as_of));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
