import { KeyRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './password.module.css';
import { text } from './password.text.ts';

interface WithTipsProps {
  /** The form. */
  readonly children: ReactNode;
  /** Stands below the advice. */
  readonly more?: ReactNode;
}

/** A form for a new password, and beside it how to think of a good one. */
export function WithTips({ children, more }: WithTipsProps) {
  const id = useId();
  return (
    <div className={styles.two}>
      {children}
      <section aria-labelledby={id} className={styles.tips}>
        <h2 id={id}>
          <Icon of={KeyRound} />
          {text.tips.title}
        </h2>
        <ul>
          {[text.tips.phrase, text.tips.own, text.tips.keep].map((tip) => (
            <li key={tip}>
              <Whole of={tip} />
            </li>
          ))}
        </ul>
        {more}
      </section>
    </div>
  );
}
