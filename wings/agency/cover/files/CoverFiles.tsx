import { useWideViewport } from '../../../../kit/viewport/use-wide-viewport.ts';
import { monthInput } from '../../../../parts/agency-month/month-now.ts';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { FoldedFiles } from '../../../../parts/download/ListFiles.tsx';
import { downloadCover } from './files.api.ts';
import styles from './files.module.css';
import { PayrollFiles, type PayrollFilesProps } from './PayrollFiles.tsx';

/** The statement as paper, workbook, text and payroll file: all its lines, whatever is shown. */
export function CoverFiles({ year, month, ...payrollFiles }: PayrollFilesProps) {
  const isWide = useWideViewport();
  const content = (
    <div className={styles.files}>
      <DownloadFiles
        endpoint={downloadCover}
        input={monthInput({ year, month })}
        formats={['pdf', 'xlsx', 'csv']}
        print={false}
      />
      <PayrollFiles {...{ year, month }} {...payrollFiles} />
    </div>
  );
  return isWide ? content : <FoldedFiles beside>{content}</FoldedFiles>;
}
