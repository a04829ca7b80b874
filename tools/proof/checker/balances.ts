/** I4: the balance of every account is the sum of its movements, and so at each of its lines. */
import type pg from 'pg';
import { type Finding, finding } from './finding.ts';

interface Ledger {
  readonly name: string;
  /** Rows of `account` and `satang`: what it is said to hold. */
  readonly heads: string;
  /** Rows of `account`, `change` and `satang` (the balance after it), oldest first. */
  readonly lines: string;
}

const shown = 'JOIN records.current USING (publication_id)';
const ledgers: readonly Ledger[] = [
  {
    name: 'shares of',
    heads: `SELECT member_no AS account, share_balance_satang AS satang
      FROM records.members ${shown}`,
    lines: `SELECT member_no AS account, sign * amount_satang AS change,
      balance_satang AS satang FROM records.share_lines ${shown} ORDER BY member_no, seq`,
  },
  {
    name: 'deposit',
    heads: `SELECT account_no AS account, balance_satang AS satang
      FROM records.deposit_accounts ${shown}`,
    lines: `SELECT account_no AS account, sign * amount_satang AS change,
      balance_satang AS satang FROM records.deposit_lines ${shown} ORDER BY account_no, seq`,
  },
  {
    name: 'loan',
    heads: `SELECT contract_no AS account, principal_balance_satang AS satang
      FROM records.loans ${shown}`,
    lines: `SELECT contract_no AS account, sign * principal_satang AS change,
      balance_satang AS satang FROM records.loan_lines ${shown} ORDER BY contract_no, seq`,
  },
];

const atOnce = 10_000;

/** Every row of a query, without having all of them in memory. */
export async function eachRow<Row>(
  client: pg.Client,
  sql: string,
  see: (row: Row) => void,
): Promise<void> {
  // With hold, it needs no transaction, and ends none that reads all at one moment.
  await client.query(`DECLARE checked NO SCROLL CURSOR WITH HOLD FOR ${sql}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${atOnce} FROM checked`);
    for (const row of rows) see(row as Row);
    if (rows.length < atOnce) break;
  }
  await client.query('CLOSE checked');
}

async function ledgerFaults(client: pg.Client, { name, heads, lines }: Ledger) {
  const found: Finding[] = [];
  const sums = new Map<string, bigint>();
  await eachRow<{ account: string; change: string; satang: string }>(client, lines, (line) => {
    const { account } = line;
    const sum = (sums.get(account) ?? BigInt(0)) + BigInt(line.change);
    sums.set(account, sum);
    if (sum !== BigInt(line.satang))
      found.push(finding('I4', `${name} ${account}: ${line.satang} after a sum of ${sum}`));
  });
  let accounts = 0;
  await eachRow<{ account: string; satang: string }>(client, heads, ({ account, satang }) => {
    accounts += 1;
    const sum = sums.get(account) ?? BigInt(0);
    if (sum !== BigInt(satang))
      found.push(finding('I4', `${name} ${account}: ${satang}, its movements come to ${sum}`));
  });
  return { found, accounts };
}

/** Holds every account of the publication that is shown; a store without one is a finding. */
export async function checkBalances(client: pg.Client): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let all = 0;
  for (const ledger of ledgers) {
    const result = await ledgerFaults(client, ledger);
    found.push(...result.found);
    all += result.accounts;
  }
  return all === 0 ? [finding('I4', 'no account is shown')] : found;
}
