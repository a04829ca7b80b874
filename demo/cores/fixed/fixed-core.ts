/**
 * The second imaginary core: a mainframe that writes records of 400 bytes. Several kinds of record
 * share a file; amounts have neither point nor marks, years two digits, numbers leading zeros. Each
 * file begins with the day of its data and ends with a trailer of counts and sums.
 */
import type { Core, CoreFile, CoreOutput } from '../core.ts';
import { dayTwoDigits, numberFilled, zeroFilled } from '../styles.ts';
import { textFile } from '../text-file.ts';
import { benefitFile } from './benefits.ts';
import { billFile } from './bills.ts';
import { recordBytes } from './column.ts';
import { ledgerFile } from './ledger.ts';
import { memberFile, orgFile } from './members.ts';

const countStyle = numberFilled(9);
const sumStyle = zeroFilled(17);

/** A trailer has room for so many counts and sums, in every file. */
const most = { counts: 7, sums: 2 } as const;

function padded(file: CoreFile, record: number, cells: readonly unknown[]): string {
  const columns = file.records[record]?.columns ?? [];
  return columns
    .map(({ name, width = 0 }, index) => {
      const text = String(cells[index] ?? '');
      if (text.length > width) throw new RangeError(`${name} has ${width} bytes: ${text}`);
      return text.padEnd(width);
    })
    .join('');
}

async function openFile(
  folder: string,
  name: string,
  file: CoreFile,
  asOf: string,
): Promise<CoreOutput> {
  const output = await textFile(folder, name);
  const counts = Array.from({ length: most.counts }, () => 0);
  const added = Array.from({ length: most.sums }, () => 0n);
  const line = (text: string) => output.line(text.padEnd(recordBytes));
  line(`00${dayTwoDigits(asOf)}`);
  return {
    write(record, cells, sums) {
      counts[record] = (counts[record] ?? 0) + 1;
      for (const [index, sum] of sums.entries()) added[index] = (added[index] as bigint) + sum;
      line(padded(file, record, cells));
    },
    drain: output.drain,
    close: async () => {
      line(`99${counts.map(countStyle).join('')}${added.map(sumStyle).join('')}`);
      await output.close();
    },
  };
}

export const fixedCore: Core = {
  files: [orgFile, memberFile, ledgerFile, billFile, benefitFile],
  begin: (folder, asOf) => ({ open: (name, file) => openFile(folder, name, file, asOf) }),
};
