import { CircleAlert } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import type { readHome } from './home.api.ts';
import styles from './home.module.css';
import { kindWords, text } from './home.text.ts';
import { workplaceOf } from './kinds.ts';

type One = DataOf<typeof readHome>['waiting'][number];

/** What waits, each as a figure that leads to where it is worked on. */
export function Waiting({ waiting }: { readonly waiting: readonly One[] }) {
  const some = waiting.filter(({ count }) => count > 0);
  if (some.length === 0) {
    return (
      <p>
        <Muted>{text.nothingWaits}</Muted>
      </p>
    );
  }
  return (
    <ul className={styles.waiting}>
      {some.map((one) => (
        <li key={one.kind}>
          <Figure {...one} />
        </li>
      ))}
    </ul>
  );
}

function Figure({ kind, count, overdue }: One) {
  const { name, overdue: lateWords } = kindWords[kind];
  const isLate = overdue > 0 && overdue === count;
  return (
    <Link to={workplaceOf(kind)} className={styles.one}>
      <b className={classes(styles.figure, isLate && styles.late)}>{text.count(count)}</b>
      <span className={styles.words}>
        <span className={styles.what}>
          <Whole of={name} />
        </span>
        {overdue > 0 && lateWords ? (
          <span className={styles.late}>
            <Icon of={CircleAlert} size="s" />
            {lateWords(overdue)}
          </span>
        ) : null}
      </span>
    </Link>
  );
}
