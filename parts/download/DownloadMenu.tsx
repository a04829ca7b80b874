import { Download, Printer } from 'lucide-react';
import { type CsvCell, csvText } from '../../core/csv/csv.ts';
import { Button } from '../../kit/button/Button.tsx';
import styles from './download.module.css';
import { downloadText } from './download.text.ts';
import { saveFile } from './save-file.ts';

interface DownloadMenuProps {
  /** Of the CSV file, without its ending. */
  readonly fileName: string;
  /** Made when it is asked for. */
  readonly rows: () => readonly (readonly CsvCell[])[];
}

/** Paper and file of what is shown. Both need script: without it the browser prints by itself. */
export function DownloadMenu({ fileName, rows }: DownloadMenuProps) {
  const save = () =>
    saveFile(`${fileName}.csv`, new Blob([csvText(rows())], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className={styles.buttons}>
      <Button small icon={Printer} onClick={() => window.print()}>
        {downloadText.print}
      </Button>
      <Button small icon={Download} onClick={save}>
        {downloadText.csv}
      </Button>
    </div>
  );
}
