/** Interest and dividend rates. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatRate, readRate } from '../../../../core/rate.ts';
import { bangkokDay, fromBuddhistYear, toBuddhistYear } from '../../../../core/thai-date.ts';
import type { StoredRow } from '../../../../records/office/history.ts';
import { knownPapers } from '../../../../records/office/known-media.ts';
import { dividendRateList, interestRateList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { listServerText } from '../list/list.server.text.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { dividendFaults } from './dividend-days.ts';
import {
  readDividendRates,
  readInterestRates,
  saveDividendRates,
  saveInterestRates,
} from './rates.api.ts';

const handle = handlersOn<Services>();
type Interest = DataOf<typeof readInterestRates>['rows'][number];
type Dividend = DataOf<typeof readDividendRates>['rows'][number];
type Sent<Row> = Omit<Row, 'id'> & { readonly id: string | null };

const rateOf = (stored: unknown): string => formatRate(BigInt(String(stored)));
/** Ten-thousandths of a percent. */
const storedRate = (rate: string): string => String(readRate(rate));
const textOrNull = (stored: unknown): string | null => (stored == null ? null : String(stored));
const paperOf = ({ paper_url, paper_name }: StoredRow) => ({
  paper_url: textOrNull(paper_url),
  paper_name: textOrNull(paper_name),
});

const interest: Served<Interest, Sent<Interest>> = {
  list: interestRateList,
  present: (row) => ({
    id: String(row.id),
    kind: row.kind === 'LOAN' ? 'LOAN' : 'DEPOSIT',
    name: String(row.name),
    rate: rateOf(row.rate),
    effective_on: String(row.effective_on),
    position: Number(row.position),
    ...paperOf(row),
  }),
  toStored: ({ rate, ...row }) => ({ ...row, rate: storedRate(rate) }),
};

const dividends: Served<Dividend, Sent<Dividend>> = {
  list: dividendRateList,
  present: (row) => ({
    id: String(row.id),
    year_be: String(toBuddhistYear(Number(row.year))),
    announced_on: textOrNull(row.announced_on),
    dividend_rate: rateOf(row.dividend_rate),
    refund_rate: rateOf(row.refund_rate),
    ...paperOf(row),
  }),
  toStored: ({ year_be, ...row }) => ({
    ...row,
    year: fromBuddhistYear(Number(year_be)),
    dividend_rate: storedRate(row.dividend_rate),
    refund_rate: storedRate(row.refund_rate),
  }),
};

interface Twice {
  readonly field: string;
  readonly keys: readonly string[];
}

/** Each may stand once, with a paper's address and its name together. */
function refuseFaults(
  rows: readonly { readonly paper_url: string | null; readonly paper_name: string | null }[],
  { field, keys }: Twice,
): void {
  const fields = rows.flatMap(({ paper_url, paper_name }, at) => [
    ...(keys.indexOf(keys[at] ?? '') < at
      ? [{ field: `rows.${at}.${field}`, message: listServerText.twice }]
      : []),
    ...((paper_url === null) === (paper_name === null)
      ? []
      : [{ field: `rows.${at}.paper_name`, message: listServerText.paper }]),
  ]);
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

/** Years and days that no rate can be of. Throws Problem bad_input. */
function refuseOtherDays(rows: readonly Sent<Dividend>[], today: string): void {
  const fields = rows.flatMap((row, at) =>
    dividendFaults(row, today).map(({ field, message }) => ({
      ...{ field: `rows.${at}.${field}`, message },
    })),
  );
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

/** What a row names as its paper is a file that the store knows. Throws Problem bad_input. */
async function refuseOtherPapers(
  { records }: Services,
  staffId: string,
  rows: readonly { readonly paper_url: string | null }[],
): Promise<void> {
  const urls = rows.flatMap(({ paper_url }) => paper_url ?? []);
  if (urls.length === 0) return;
  const known = await records.asStaff(staffId, (db) => knownPapers(db, urls));
  const fields = rows.flatMap(({ paper_url }, at) =>
    paper_url === null || known.has(paper_url)
      ? []
      : [{ field: `rows.${at}.paper_url`, message: listServerText.otherPaper }],
  );
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readInterestRates, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, interest) }),
  }),
  handle(saveInterestRates, {
    async run({ input, who, services }) {
      const keys = input.rows.map(({ kind, name, effective_on }) =>
        [kind, effective_on, name].join(' '),
      );
      refuseFaults(input.rows, { field: 'effective_on', keys });
      await refuseOtherPapers(services, who.staffId, input.rows);
      return { data: await saveList(services, who.staffId, interest, input) };
    },
  }),
  handle(readDividendRates, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, dividends) }),
  }),
  handle(saveDividendRates, {
    async run({ input, who, services, facts }) {
      refuseFaults(input.rows, { field: 'year_be', keys: input.rows.map((row) => row.year_be) });
      refuseOtherDays(input.rows, bangkokDay(facts.at));
      await refuseOtherPapers(services, who.staffId, input.rows);
      return { data: await saveList(services, who.staffId, dividends, input) };
    },
  }),
];
