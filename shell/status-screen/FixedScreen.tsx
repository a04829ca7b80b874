import type { ReactNode } from 'react';
import { Buttons } from '../../kit/button/Buttons.tsx';
import { Wrap } from '../frame/Wrap.tsx';
import styles from './fixed.module.css';
import { Signpost } from './Signpost.tsx';

interface FixedScreenProps {
  readonly title: string;
  /** The specification's English sentence, where it prescribes one. */
  readonly english?: string;
  readonly thai: string;
  /** Another way on than the buttons. */
  readonly search?: ReactNode;
  /** What to do now: the one primary button first. */
  readonly children: ReactNode;
}

/** What happened and how to go on: the manner of all fixed screens (D-27). */
export function FixedScreen(props: FixedScreenProps) {
  const { title, english, thai, search, children } = props;
  return (
    <Wrap className={styles.fixed}>
      <Signpost />
      <h1>{title}</h1>
      {english ? (
        <p className={styles.english} lang="en">
          {english}
        </p>
      ) : null}
      <p>{thai}</p>
      {search}
      <Buttons>{children}</Buttons>
    </Wrap>
  );
}
