import { tidyLine, tidyLines } from '../../../../core/board/tidy-text.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { boardText } from '../board.text.ts';
import { Post } from '../Post.tsx';
import type { Written } from './post-values.ts';
import styles from './write.module.css';

interface PreviewProps {
  readonly written: Written;
  readonly ownName: string;
  /** Of the heading: it stands below the form's own. */
  readonly level: 2 | 3;
}

/** What the post will look like, tidied as the server will tidy it. */
export function Preview({ written, ownName, level }: PreviewProps) {
  const title = tidyLine(written.title);
  return (
    <Panel title={boardText.write.previewTitle} level={level} className={styles.preview}>
      {title === '' ? null : <p className={styles.previewed}>{title}</p>}
      <Post name={tidyLine(written.display_name) || ownName} body={tidyLines(written.body)} />
    </Panel>
  );
}
