/** What the checks of a core's files work with, and how they tell a row. */
import type pg from 'pg';
import { type Faults, faultLimit } from '../../fault.ts';
import type { MappedSource, Mapping } from '../mapping.ts';
import type { FilesOf } from '../read/files.ts';

export interface Checking {
  readonly session: pg.Client;
  readonly mapping: Mapping;
  readonly files: FilesOf;
  readonly faults: Faults;
}

interface Found {
  readonly f: number;
  readonly l: number;
  readonly v: string;
}

/** The file of that number, or the first of the source. */
export function nameOfFile(
  { files }: Checking,
  source: MappedSource,
  index: number | undefined,
): string {
  const own = files.get(source) ?? [];
  const file = index === undefined ? own[0] : own.find((one) => one.index === index);
  return file?.name ?? source.name;
}

/** Rows that a query (of `m.f`, `m.l` and `v`) finds fault with, each told at its place. */
export async function tell(
  checking: Checking,
  source: MappedSource,
  query: string,
  faultOf: (value: string) => { readonly column: string; readonly reason: string },
): Promise<void> {
  const { session, faults } = checking;
  if (faults.full) return;
  const { rows } = await session.query<Found>(`${query} ORDER BY m.f, m.l LIMIT ${faultLimit}`);
  for (const { f, l, v } of rows) {
    const { column, reason } = faultOf(v);
    faults.add(nameOfFile(checking, source, f), l, column, reason);
  }
}
