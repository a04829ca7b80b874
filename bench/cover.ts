/** The cover statement of a large agency: as paper, workbook and text, by a worker of its own. */
import type { CoverFormat } from '../core/sheet/papers.ts';
import { openPapers } from '../papers/papers.ts';
import { coverSample } from '../tools/agency/cover-sample.ts';
import type { Row } from './table.ts';

const members = 5_000;
const house = { coop: 'สหกรณ์ตัวอย่าง จำกัด', address: '1 ถนนตัวอย่าง' };
const lookup = { origin: undefined, page: '/verify', ofCode: (code: string) => `/verify/${code}` };

/** Seconds until the file is there, the start of its worker included, and how large it is. */
async function seconds(format: CoverFormat): Promise<{ seconds: number; bytes: number }> {
  const papers = openPapers({ house, lookup, workers: 1 });
  try {
    const paper = coverSample(members);
    const begun = performance.now();
    const { bytes } = await papers.cover(paper, format, 'bench');
    return { seconds: (performance.now() - begun) / 1000, bytes: bytes.length };
  } finally {
    await papers.close();
  }
}

export async function cover(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [format, name] of [
    ['pdf', 'paper'],
    ['xlsx', 'workbook'],
    ['csv', 'text'],
  ] as const) {
    const { seconds: measured, bytes } = await seconds(format);
    rows.push({
      what: `cover statement of ${members} members as ${name}`,
      ...{ measured, unit: 's', limit: 10, kind: 'at most' },
      remark: `${Math.round(bytes / 1000)} kB, the worker's start included`,
    });
  }
  return rows;
}
