/** The cover statement of an agency's month, as the records have it (D-23). */
import { monthOfQuery, monthParts } from '../../../api/agency/month/month-query.ts';
import type { AgencySettings } from '../../../api/agency/settings.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { AgencyCaller } from '../../../api/session/session-control.ts';
import { coverOf } from '../../../core/agency/cover.ts';
import { displayNumber } from '../../../core/agency/display-number.ts';
import { type MonthState, monthStatus } from '../../../core/agency/state.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { readProgress } from '../../../records/agency/progress.ts';
import { type ReconciledFigures, readReconciled } from '../../../records/agency/reconciled.ts';
import type { Agency, AgencyMonth } from '../../../records/figures/agencies.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { readCover } from './cover.api.ts';
import { toDtoCells, toDtoRow } from './dto/present.server.ts';

type Services = Stores & { readonly agency: AgencySettings };
type Cover = DataOf<typeof readCover>;

const handle = handlersOn<Services>();

const unitOf = (agency: Agency): Cover['unit'] => ({
  no: agency.agencyNo,
  no_display: displayNumber(agency.agencyNo),
  name: agency.name,
  head_name: agency.headName,
  head_position: agency.headPosition,
  phone: agency.phone,
});

/** What is said of the month before the first one was sent. */
const noMonth = {
  ...{ year: null, month: null, state: null, status: null, due_on: null, posted_on: null },
  ...{ sums: null, totals: null, members: [] },
};

type OfMonth = Omit<Cover, 'as_of' | 'detail' | 'unit' | 'contact' | 'payroll' | 'months'>;

function monthOf(
  { month, bills }: ReconciledFigures,
  state: MonthState,
  detail: Cover['detail'],
): OfMonth {
  const { rows, totals } = coverOf(bills);
  return {
    ...monthParts(month.month),
    state,
    status: monthStatus(state),
    due_on: month.dueOn,
    posted_on: month.postedOn,
    sums: {
      members: month.members,
      billed: toDtoBaht(month.billedSatang),
      collected: toDtoBaht(month.collectedSatang),
      uncollected: toDtoBaht(month.uncollectedSatang),
    },
    totals: toDtoCells(totals, detail),
    members: bills.flatMap((bill, at) => {
      const row = rows[at];
      return row ? [toDtoRow(row, bill, detail)] : [];
    }),
  };
}

const picked = ({ month, state }: AgencyMonth): Cover['months'][number] => ({
  ...monthParts(month),
  state,
});

/** The later of what the core system says and of what was done in the portal (part D). */
async function stateOf(
  { agencyNo }: Pick<AgencyCaller, 'agencyNo'>,
  { records }: Services,
  { month }: ReconciledFigures,
): Promise<MonthState> {
  const progress = await records.readAsAgency(agencyNo, (db) => readProgress(db, month), {
    atOnce: true,
  });
  return progress.state;
}

export const handlers: readonly Handler<Services>[] = [
  handle(readCover, {
    async run({ input, who, services }) {
      const found = await readReconciled(services.records, who.agencyNo, monthOfQuery(input));
      if (!found) throw new Problem('not_found');
      const { detail, payroll_templates } = services.agency;
      return {
        data: {
          as_of: found.publication.asOf,
          detail,
          unit: unitOf(found.agency),
          contact: who.contactName,
          ...(found.month ? monthOf(found, await stateOf(who, services, found), detail) : noMonth),
          payroll: payroll_templates.map(({ id, name }) => ({ id, name })),
          months: found.months.map(picked),
        },
      };
    },
  }),
];
