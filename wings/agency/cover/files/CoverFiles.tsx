import { monthInput } from '../../../../parts/agency-month/month-now.ts';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { downloadCover } from './files.api.ts';

interface CoverFilesProps {
  /** Of the Buddhist era. */
  readonly year: number;
  readonly month: number;
}

/** The statement as paper, workbook and text: all its lines, whatever the table shows. */
export const CoverFiles = ({ year, month }: CoverFilesProps) => (
  <DownloadFiles
    endpoint={downloadCover}
    input={monthInput({ year, month })}
    formats={['pdf', 'xlsx', 'csv']}
    print={false}
  />
);
