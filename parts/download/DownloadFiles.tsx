import { Award, FileSpreadsheet, FileText, type LucideIcon, Printer, Table2 } from 'lucide-react';
import type { FileFormat } from '../../core/sheet/sheet.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ButtonLink } from '../../kit/button/ButtonLink.tsx';
import type { QueryEndpoint, QueryInput } from '../../shell/query/call-context.ts';
import styles from './download.module.css';
import { downloadText as text } from './download.text.ts';
import { useFile } from './use-file.ts';

export interface DownloadFilesProps<E extends QueryEndpoint> {
  readonly endpoint: E;
  /** What the screen was asked for; the wanted format is put to it. */
  readonly input: Omit<QueryInput<E>, 'format'>;
  /** In the order of the buttons. */
  readonly formats?: readonly FileFormat[];
  /** Whether the page itself is worth printing. */
  readonly print?: boolean;
  /** Where a certificate of the same figures is made; left out: there is none. */
  readonly certificate?: string;
}

const icons: Readonly<Record<FileFormat, LucideIcon>> = {
  pdf: FileText,
  xlsx: FileSpreadsheet,
  csv: Table2,
};

/** Paper and files of what the page shows, made by the server: all lines of the chosen filter. */
export function DownloadFiles<E extends QueryEndpoint>({
  endpoint,
  input,
  formats = ['pdf', 'xlsx', 'csv'],
  print = true,
  certificate,
}: DownloadFilesProps<E>) {
  const { busy, download } = useFile(endpoint);
  return (
    <fieldset className={styles.buttons} aria-label={text.label}>
      {print ? (
        <Button small icon={Printer} onClick={() => window.print()}>
          {text.print}
        </Button>
      ) : null}
      {formats.map((format) => (
        <Button
          key={format}
          small
          icon={icons[format]}
          busy={busy === format}
          busyText={text.making}
          onClick={() => void download({ ...input, format } as QueryInput<E>, format)}
        >
          {text.formats[format]}
        </Button>
      ))}
      {certificate === undefined ? null : (
        <ButtonLink small icon={Award} to={certificate}>
          {text.certificate}
        </ButtonLink>
      )}
    </fieldset>
  );
}
