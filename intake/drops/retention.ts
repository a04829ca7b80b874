/** Extracts that were taken in or refused hold a cooperative's people: they do not lie for ever. */
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFiles } from '../report/report-files.ts';
import { isFolder, places } from './drop.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** When something last happened to the set: the report was written, or a file put there. */
async function touchedAt(path: string): Promise<number> {
  const stats = await lstat(path);
  const report = await lstat(join(path, reportFiles.json)).catch(() => stats);
  return Math.max(stats.mtimeMs, report.mtimeMs);
}

/** Removes sets in done and failed that are older; 0 days keeps all. Says how many. */
export async function removeOld(folder: string, keepDays: number): Promise<number> {
  if (keepDays === 0) return 0;
  let removed = 0;
  for (const place of Object.values(places)) {
    const path = join(folder, place);
    if (!(await isFolder(path))) continue;
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const own = join(path, name);
      if (Date.now() - (await touchedAt(own)) < keepDays * dayMs) continue;
      await rm(own, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
