import { expect, test } from 'vitest';
import { maxProblems } from '../../../../core/agency/result-file/cell.ts';
import { linesOf } from '../lines-of.ts';
import { readPipe, written } from '../pipe.ts';
import { UnfitTable } from '../received-table.ts';
import { utf8 } from './written.ts';

test('D-23 what is read passes the pipe unchanged', async () => {
  const line = { memberNo: '000111', collectedSatang: 99_999_999_999_99n, reason: '', note: 'ครู' };
  const read = await linesOf(
    Buffer.concat([utf8([line]), Buffer.from('12x,"=HYPERLINK(""http://x"")",,\n,,ลาออก,\n')]),
  );
  expect(read).toMatchObject({ problemsTotal: 2, reachesOut: true });
  expect(await readPipe(Buffer.from(written(read)))).toEqual(read);
  const unfit = new UnfitTable('head_twice', { column: 'note' });
  await expect(readPipe(Buffer.from(written(unfit)))).rejects.toEqual(unfit);
});

test('T18 20,000 bad rows are few problems to the server, and nobody waits', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `x${at},-,zzz,-1+1`);
  const file = Buffer.from(`เลขทะเบียน,หักได้,เหตุผล,หมายเหตุ\n${rows.join('\n')}`);
  const answer = Buffer.from(written(await linesOf(file)));
  expect(answer.length).toBeLessThan(2_000_000);
  let ticks = 0;
  let over = false;
  const others = (async () => {
    while (!over) {
      await new Promise((next) => setImmediate(next));
      ticks += 1;
    }
  })();
  const { lines, problems, problemsTotal } = await readPipe(answer);
  over = true;
  await others;
  expect([lines.length, problems.length, problemsTotal]).toEqual([20_000, maxProblems, 80_000]);
  // A piece holds 500 lines: between two of them everybody else has a turn.
  expect(ticks).toBeGreaterThanOrEqual(40);
});
