/** Whether others on the machine may read a drop. */
import { lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Three bits each: what the group may, and what all others may. */
const classes = [3, 0];
const enter = 1;
const read = 4;

/** They need a way through both folders and the right to read some file behind them. */
export async function isExposed(path: string): Promise<boolean> {
  const [around, own] = [await lstat(dirname(path)), await lstat(path)];
  const files = await Promise.all((await readdir(path)).map((name) => lstat(join(path, name))));
  return classes.some((shift) => {
    const may = (mode: number, what: number) => ((mode >> shift) & what) !== 0;
    const isOpen = may(around.mode, enter) && may(own.mode, enter);
    return isOpen && files.some((file) => file.isFile() && may(file.mode, read));
  });
}
