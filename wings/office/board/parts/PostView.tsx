import { Eye, EyeOff } from 'lucide-react';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { classes } from '../../../../kit/classes.ts';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import styles from '../board.module.css';
import { text } from '../board.text.ts';

const words = text.one;

interface Hidden {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

interface SeenPost {
  readonly display_name: string;
  /** Null: the cooperative itself. */
  readonly membership_no: string | null;
  readonly posted_at: string;
  readonly body: string;
}

/** A post that is about to be hidden or shown again. */
export interface ModeratedPost {
  /** Left out: the question. */
  readonly answerId?: number;
  /** What it is called for speech; left out: an answer, named by its writer. */
  readonly what?: string;
  readonly hidden: Hidden | null;
}

interface PostViewProps {
  readonly post: SeenPost;
  readonly moderated: ModeratedPost;
  readonly onModerate: (post: ModeratedPost) => void;
}

/** Who wrote what and when, plain text as it was typed; hidden: by whom and why. */
export function PostView({ post, moderated, onModerate }: PostViewProps) {
  const { hidden } = moderated;
  const at = thaiDateTime(new Date(post.posted_at));
  const what = moderated.what ?? words.theAnswer(post.display_name, at);
  const [name, spoken] = hidden
    ? [words.show, words.showOf(what)]
    : [words.hide, words.hideOf(what)];
  return (
    <article className={classes(styles.post, hidden !== null && styles.hidden)}>
      <p className={styles.meta}>
        <b>{text.writer(post.display_name, post.membership_no)}</b>
        {post.membership_no === null ? <Badge kind="blue">{words.staff}</Badge> : null}
        {hidden ? (
          <Badge kind="no" icon={EyeOff}>
            {words.hidden}
          </Badge>
        ) : null}
        <Moment at={post.posted_at} />
      </p>
      <p className={styles.words}>{post.body}</p>
      {hidden ? (
        <p className={styles.why}>
          {words.hiddenBy(hidden.by, thaiDateTime(new Date(hidden.at)), hidden.reason)}
        </p>
      ) : null}
      <Button small icon={hidden ? Eye : EyeOff} onClick={() => onModerate({ ...moderated, what })}>
        <span aria-hidden="true">{name}</span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Button>
    </article>
  );
}
