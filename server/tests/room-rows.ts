/** The rows that lie in the rooms, in files named `x.rows.ts`: a new room needs no line here. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AuditRows } from '../../tools/endpoints/tests/audit-rows.ts';
import type { RaceRows } from '../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../tools/endpoints/tests/rows.ts';

interface RoomRows {
  readonly matrixRows: MatrixRows;
  readonly auditRows?: AuditRows;
  /** Those that leave the site empty for others: walked when all else is done. */
  readonly lastAuditRows?: AuditRows;
  readonly raceRows?: RaceRows;
}

const modules: readonly Promise<RoomRows>[] = globSync('wings/**/*.rows.ts')
  .sort()
  .map((path) => import(/* @vite-ignore */ resolve(path)));

/** Of every room, in the order of their paths. */
export const roomRows: readonly RoomRows[] = await Promise.all(modules);
