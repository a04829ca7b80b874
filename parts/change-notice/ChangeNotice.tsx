import type { ReactNode } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Link } from '../../kit/link/Link.tsx';
import styles from './change-notice.module.css';
import { changeNoticeText as text } from './change-notice.text.ts';

interface ChangeNoticeProps {
  /** In plain words, line by line; '' of a first version, which says nothing. */
  readonly summary: string;
  /** Where the version before can be read; left out where there is none. */
  readonly before?: { readonly version: string | number; readonly to: string } | undefined;
  /** The comparison with it. */
  readonly children?: ReactNode;
}

/** Above a text with versions: what this one changed against the one before. */
export function ChangeNotice({ summary, before, children }: ChangeNoticeProps) {
  if (summary === '') return null;
  return (
    <Alert title={text.title}>
      <p className={styles.summary}>{summary}</p>
      {before === undefined ? null : (
        <p>
          <Link to={before.to} className={styles.before}>
            {text.readBefore(String(before.version))}
          </Link>
        </p>
      )}
      {children}
    </Alert>
  );
}
