import { Fragment, type ReactNode } from 'react';
import { bangkokDay, thaiDateTime } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { boardText as text } from './board.text.ts';
import styles from './post.module.css';
import { linkPieces, paragraphsOf } from './post-parts.ts';

interface PostProps {
  readonly name: string;
  /** An instant; left out in a preview. */
  readonly at?: string;
  readonly fromStaff?: boolean;
  readonly body: string;
}

/** What somebody wrote: who, when, and their words as plain text. */
export function Post({ name, at, fromStaff = false, body }: PostProps) {
  return (
    <>
      <p className={styles.meta}>
        <b className={styles.name}>{name}</b>
        {fromStaff ? <Badge kind="blue">{text.staff}</Badge> : null}
        {at === undefined ? null : <When at={at} />}
      </p>
      <div className={styles.body}>
        {paragraphsOf(body).map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <p key={index}>{withBreaks(lines, fromStaff)}</p>
        ))}
      </div>
    </>
  );
}

function When({ at }: { readonly at: string }) {
  const instant = new Date(at);
  const clock = thaiDateTime(instant).split(' ').slice(-2).join(' ');
  return (
    <span>
      <ThaiDate day={bangkokDay(instant)} /> <Nowrap>{clock}</Nowrap>
    </span>
  );
}

function withBreaks(lines: readonly string[], withLinks: boolean): ReactNode {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {withLinks ? <Linked line={line} /> : line}
    </Fragment>
  ));
}

function Linked({ line }: { readonly line: string }) {
  return linkPieces(line).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>
      {'to' in piece ? <Link to={piece.to}>{piece.text}</Link> : piece.text}
    </Fragment>
  ));
}
