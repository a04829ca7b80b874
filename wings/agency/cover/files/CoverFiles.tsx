import { monthInput } from '../../../../parts/agency-month/month-now.ts';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { downloadCover } from './files.api.ts';
import styles from './files.module.css';
import { PayrollFiles, type PayrollFilesProps } from './PayrollFiles.tsx';

/** The statement as paper, workbook, text and payroll file: all its lines, whatever is shown. */
export const CoverFiles = ({ year, month, payroll }: PayrollFilesProps) => (
  <div className={styles.files}>
    <DownloadFiles
      endpoint={downloadCover}
      input={monthInput({ year, month })}
      formats={['pdf', 'xlsx', 'csv']}
      print={false}
    />
    <PayrollFiles {...{ year, month, payroll }} />
  </div>
);
