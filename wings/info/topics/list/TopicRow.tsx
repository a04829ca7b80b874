import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../../api/paths.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { FileLinks } from '../../../../kit/file/FileLinks.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import { topicsText as text } from '../topics.text.ts';
import styles from './items.module.css';
import type { Item } from './list.types.ts';

interface TopicRowProps {
  readonly item: Item;
  /** 3 below a heading of a group. */
  readonly level?: 2 | 3;
  /** Stands first: the day; another mark in calendars. */
  readonly start?: ReactNode;
  /** Where the list holds topics of several categories. */
  readonly withCategory?: boolean;
}

/** A topic in one row: when, what, how much hangs on it (R180: titles at 120, summaries at 80). */
export function TopicRow({ item, level = 2, start, withCategory = false }: TopicRowProps) {
  const Heading = `h${level}` as const;
  const { attachments, files } = item;
  const notes = [
    ...(withCategory ? [item.category_name] : []),
    ...(item.views > 0 ? [text.views(formatNumber(item.views, 0))] : []),
    ...(attachments > 0 && files.length === 0 ? [text.attachments(attachments)] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.start}>{start ?? <ThaiDate day={item.published_on} />}</div>
      <div className={styles.what}>
        {item.pinned ? (
          <Badge kind="blue" icon={Pin}>
            {text.pinned}
          </Badge>
        ) : null}
        <Heading className={styles.title}>
          <Link to={paths.show(item.id)}>
            <Whole of={truncate(item.title, questionLimit)} />
          </Link>
        </Heading>
        {item.summary ? (
          <p className={styles.summary}>
            <Whole of={truncate(item.summary)} />
          </p>
        ) : null}
        {notes.length > 0 ? <p className={styles.notes}>{notes.join(' · ')}</p> : null}
        {files.length > 0 ? <FileLinks files={files} /> : null}
      </div>
    </li>
  );
}
