import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoldRow } from '../../kit/fold-row/FoldRow.tsx';
import { useWideViewport } from '../../kit/viewport/use-wide-viewport.ts';
import type { QueryEndpoint } from '../../shell/query/call-context.ts';
import { DownloadFiles, type DownloadFilesProps } from './DownloadFiles.tsx';
import styles from './download.module.css';
import { downloadText as text } from './download.text.ts';
import { FileRow } from './FileRow.tsx';

/** Files of a list, above it at the far end; a phone has them behind one button. */
export function ListFiles<E extends QueryEndpoint>(props: DownloadFilesProps<E>) {
  const isWide = useWideViewport();
  const content = <DownloadFiles {...props} />;
  return isWide ? (
    <FileRow>{content}</FileRow>
  ) : (
    <div className={styles.menu}>
      <FoldedFiles>{content}</FoldedFiles>
    </div>
  );
}

interface FoldedFilesProps {
  /** In the line of a heading. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Files behind one button, for a phone. */
export const FoldedFiles = ({ beside = false, children: content }: FoldedFilesProps) => (
  <FoldRow
    label={text.label}
    folds={[{ key: 'save', name: text.save, icon: Download, content }]}
    beside={beside}
  />
);
