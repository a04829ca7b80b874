/**
 * The first imaginary core: a UNIX system that unloads its tables as text with bars between the
 * fields, in TIS-620. Members are two tables with a key of its own, all ledgers are one, bills are
 * a file for each month, and a control file states rows and sums.
 */
import type { Core } from '../core.ts';
import { baht, dayCompact } from '../styles.ts';
import { textFile } from '../text-file.ts';
import { accountFiles } from './accounts.ts';
import { benefitFiles } from './benefits.ts';
import { billFiles } from './bills.ts';
import { ledger } from './ledger.ts';
import { memberFiles } from './members.ts';

const bar = '|';

export const csvCore: Core = {
  files: [...memberFiles, ...accountFiles, ledger, ...billFiles, ...benefitFiles],
  begin: (folder, asOf) => ({
    async open(name, { records }) {
      const file = await textFile(folder, name);
      file.line((records[0]?.columns ?? []).map((column) => column.name).join(bar));
      return {
        write: (_record, cells) => file.line(cells.join(bar)),
        drain: file.drain,
        close: file.close,
      };
    },
    async finish(counts) {
      const file = await textFile(folder, 'CONTROL.TXT');
      file.line(['FILE_NM', 'DATA_DT', 'REC_CNT', 'TOT1', 'TOT2', 'TOT3'].join(bar));
      for (const { name, rows, sums } of counts) {
        const totals = [0, 1, 2].map((index) => {
          const sum = sums[index];
          return sum === undefined ? '' : baht(sum);
        });
        const count = rows.reduce((sum, one) => sum + one, 0);
        file.line([name, dayCompact(asOf), count, ...totals].join(bar));
      }
      await file.close();
    },
  }),
};
