/** How the store finds the rows of each reading query: its plans, as text to be read. */
import pg from 'pg';
import type { Db } from '../database.ts';
import { readDatabaseUrl } from '../driver/address.ts';
import { asUpkeep } from '../driver/owner.ts';
import { somebody } from './cooperative.ts';
import { queries } from './queries.ts';

/** One statement as it goes to the database. */
interface RecordedQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Plan {
  /** The function that asks, with a number where it asks more than one thing. */
  readonly name: string;
  readonly sql: string;
  readonly plan: string;
}

/** `generic`: made once for any values, as of a statement that has run often. */
export type PlanKind = 'generic' | 'custom';

/** What a function asks; it is given no row. */
async function recordQueries(
  call: (db: Db) => Promise<unknown>,
): Promise<readonly RecordedQuery[]> {
  const heard: RecordedQuery[] = [];
  const connection = {
    async executeQuery(query: RecordedQuery) {
      heard.push(query);
      return { rows: [] };
    },
  };
  const executor = {
    provideConnection: (run: (one: typeof connection) => Promise<unknown>) => run(connection),
  };
  await call({ getExecutor: () => executor } as unknown as Db);
  return heard;
}

/** As a transaction of `records` begins, in the name of the one whose file it is. */
async function become(client: pg.Client, file: string, kind: PlanKind): Promise<void> {
  const ofAgency = file === 'agencies';
  await client.query(
    `SELECT set_config('app.member_no', $1, false), set_config('app.agency_no', $2, false),
      set_config('app.publication', '2', false), set_config('plan_cache_mode', $3, false)`,
    [ofAgency ? '' : somebody.memberNo, ofAgency ? somebody.agencyNo : '', `force_${kind}_plan`],
  );
}

async function explain(client: pg.Client, { sql, parameters }: RecordedQuery): Promise<string> {
  await client.query(`PREPARE asked AS ${sql}`);
  const values = parameters.map((value) =>
    value === null ? 'NULL' : pg.escapeLiteral(String(value)),
  );
  const execute = `EXECUTE asked${values.length > 0 ? `(${values.join(', ')})` : ''}`;
  const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${execute}`);
  await client.query('DEALLOCATE asked');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plans of one file of `figures/` as the app's login gets them, row-level security on. */
export async function plansOf(appUrl: string, file: string, kind: PlanKind): Promise<Plan[]> {
  const client = new pg.Client(readDatabaseUrl(appUrl));
  await client.connect();
  try {
    await become(client, file, kind);
    const plans: Plan[] = [];
    for (const [name, call] of Object.entries(queries[file] ?? {})) {
      const all = await recordQueries(call);
      for (const [at, query] of all.entries()) {
        const plan = await explain(client, query);
        plans.push({ name: all.length > 1 ? `${name} ${at + 1}` : name, sql: query.sql, plan });
      }
    }
    return plans;
  } finally {
    await client.end();
  }
}

/** The store's functions that look further than the session may, by the file that asks them. */
const functions: Readonly<Record<string, readonly { name: string; variable?: string }[]>> = {
  guarantees: [{ name: 'guaranteed' }],
  agencies: [
    { name: 'billed_members', variable: 'billed_month' },
    { name: 'sub_agency_months', variable: 'since' },
  ],
};

/** The plans of what such functions ask: outside, each is but a "Function Scan". */
export async function plansInside(ownerUrl: string, file: string, kind: PlanKind): Promise<Plan[]> {
  const all = functions[file] ?? [];
  if (all.length === 0) return [];
  return asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    await become(client, file, kind);
    const plans: Plan[] = [];
    for (const { name, variable } of all) {
      const { rows } = await client.query('SELECT prosrc FROM pg_proc WHERE oid = $1::regproc', [
        `records.${name}`,
      ]);
      const body = /RETURN QUERY(.*);\s*END/s.exec(rows[0].prosrc)?.[1] ?? '';
      const sql = variable === undefined ? body : body.replace(variable, '$1');
      const parameters = variable === undefined ? [] : [somebody.month];
      const plan = await explain(client, { sql, parameters });
      plans.push({ name: `inside records.${name}`, sql, plan });
    }
    return plans;
  });
}

/** The reviewed text of one file: each query's name and its plan. */
export async function describePlans(
  urls: { readonly appUrl: string; readonly ownerUrl: string },
  file: string,
): Promise<string> {
  const plans = [
    ...(await plansOf(urls.appUrl, file, 'generic')),
    ...(await plansInside(urls.ownerUrl, file, 'generic')),
  ];
  return plans.map(({ name, plan }) => `# ${name}\n${plan}\n`).join('\n');
}
