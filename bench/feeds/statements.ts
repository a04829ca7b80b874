/** What a call asks of the store, heard where it leaves, and how many rows are looked at for it. */
import pg from 'pg';
import { readDatabaseUrl } from '../../records/driver/address.ts';

export interface Heard {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

interface Connection {
  parse(query: { text: string; name: string }, more?: boolean): void;
  bind(config: { statement?: string; values?: readonly unknown[] }, more?: boolean): void;
}

// The driver's types leave it out.
const { prototype } = (pg as unknown as { Connection: { prototype: Connection } }).Connection;

export interface Listener {
  /** Since it was asked last. */
  readonly heard: () => readonly Heard[];
  readonly end: () => void;
}

/** Hears every statement that this process sends, until it is told to end. */
export function listen(): Listener {
  const { parse, bind } = prototype;
  const texts = new WeakMap<Connection, Map<string, string>>();
  let heard: Heard[] = [];
  prototype.parse = function parseHeard(query, more) {
    const known = texts.get(this) ?? new Map<string, string>();
    texts.set(this, known.set(query.name ?? '', query.text));
    parse.call(this, query, more);
  };
  prototype.bind = function bindHeard(config, more) {
    const text = texts.get(this)?.get(config.statement ?? '') ?? '';
    heard.push({ text, values: (config.values ?? []) as readonly (string | null)[] });
    bind.call(this, config, more);
  };
  return {
    heard() {
      const so = heard;
      heard = [];
      return so;
    },
    end: () => Object.assign(prototype, { parse, bind }),
  };
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Looked {
  readonly statements: number;
  readonly blocks: number;
  /** Rows that were looked at, by table. */
  readonly rows: ReadonlyMap<string, number>;
}

function countRows(node: PlanNode, rows: Map<string, number>): void {
  const table = node['Relation Name']?.replace(/_\d+$/, '');
  if (table !== undefined) {
    const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
    rows.set(table, (rows.get(table) ?? 0) + Math.round(each * (node['Actual Loops'] ?? 1)));
  }
  for (const below of node.Plans ?? []) countRows(below, rows);
}

const isSubject = ({ text }: Heard): boolean => text.includes("set_config('app.member_no'");
const isReading = ({ text }: Heard): boolean => /^\s*\(*\s*(?:SELECT|WITH)\b/i.test(text);

/** Runs what was heard once more, as the app's login, and undoes it; the audit log is left out. */
export async function lookAgain(appUrl: string, heard: readonly Heard[]): Promise<Looked> {
  const client = new pg.Client(readDatabaseUrl(appUrl));
  await client.connect();
  const rows = new Map<string, number>();
  let [statements, blocks] = [0, 0];
  try {
    await client.query('BEGIN');
    for (const one of heard) {
      const values = [...one.values];
      if (isSubject(one)) {
        await client.query({
          text: one.text.replaceAll(/'transaction_read_only', 'on'/g, "'app.read', ''"),
          values,
        });
      } else if (isReading(one)) {
        const text = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${one.text}`;
        await client.query('SAVEPOINT before');
        const explained = await client.query({ text, values }).then(
          (found) => found.rows,
          () => client.query('ROLLBACK TO before').then(() => []),
        );
        statements += 1;
        // Statements of two calls at a time: this one's subject is another's by now.
        if (explained.length === 0) continue;
        const plan = explained[0]['QUERY PLAN'][0].Plan as PlanNode;
        blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
        countRows(plan, rows);
      }
    }
    return { statements, blocks, rows };
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    await client.end();
  }
}
