/** Counts a store: the rows of its tables with their digests, and what its figures come to. */
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { CopiedTable, Figures } from '../archive/contents.ts';
import { RowDigest, type TableCount } from '../archive/row-digest.ts';
import { copyOutSql } from './catalog.ts';

/** Reads the rows of the table as COPY's text and counts them as they pass. */
export async function copyOut(
  client: pg.Client,
  table: CopiedTable,
  take: (piece: Buffer) => Promise<void> | undefined,
): Promise<TableCount> {
  const digest = new RowDigest();
  const rows: Readable = client.query(copyTo(copyOutSql(table)));
  for await (const piece of rows as AsyncIterable<Buffer>) {
    digest.update(piece);
    await take(piece);
  }
  return digest.result();
}

const sums = `
  SELECT c.publication_id AS publication, to_char(p.as_of, 'YYYY-MM-DD') AS "asOf",
    (SELECT count(*)::int FROM records.members m
      WHERE m.publication_id = c.publication_id) AS members,
    (SELECT coalesce(sum(share_balance_satang), 0)::text FROM records.members m
      WHERE m.publication_id = c.publication_id) AS shares,
    (SELECT coalesce(sum(principal_balance_satang), 0)::text FROM records.loans l
      WHERE l.publication_id = c.publication_id) AS loans,
    (SELECT coalesce(sum(balance_satang), 0)::text FROM records.deposit_accounts d
      WHERE d.publication_id = c.publication_id) AS deposits
  FROM records.current c JOIN records.publications p ON p.id = c.publication_id`;

/** What members are shown, in one line; undefined before the first intake. */
export async function readFigures(client: pg.Client): Promise<Figures | undefined> {
  return (await client.query<Figures>(sums)).rows[0];
}
