import { MessageCircleQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { classes } from '../../../kit/classes.ts';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import type { readBoardTopic } from './board.api.ts';
import { boardText as text } from './board.text.ts';
import { Post } from './Post.tsx';
import { answerAnchor } from './show.address.ts';
import styles from './show.module.css';

/** An address that names an answer leads to it, also when the answers come later than the page. */
function useNamedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
  }, [hash]);
}

/** Answers, oldest first; those of the cooperative are marked. */
export function Answers({ topic }: { readonly topic: DataOf<typeof readBoardTopic> }) {
  const { answers, total } = topic;
  useNamedAnswer();
  if (total === 0) {
    return (
      <EmptyPanel icon={MessageCircleQuestion} title={text.show.none}>
        {text.show.noneHint}
      </EmptyPanel>
    );
  }
  return (
    <Panel kind="list" title={text.answers(total)} className={styles.answers}>
      <ol>
        {answers.map(({ id, display_name: name, posted_at: at, from_staff: fromStaff, body }) => (
          <li
            key={id}
            id={answerAnchor(id)}
            tabIndex={-1}
            className={classes(styles.answer, fromStaff && styles.staff)}
          >
            <Post name={name} at={at} fromStaff={fromStaff} body={body} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
