import type { ReactNode } from 'react';
import { paths } from '../../../api/paths.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { words } from '../../../kit/words.text.ts';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import styles from './cookie.module.css';

interface PaperProps {
  readonly title: string;
  readonly sub: ReactNode;
  readonly children: ReactNode;
}

/** A page of sentences, as wide as is good to read. */
export function Paper({ title, sub, children }: PaperProps) {
  return (
    <Wrap className={styles.paper}>
      <div>
        <BackLink to={paths.home}>{words.home}</BackLink>
        <PageHeading title={title} sub={sub} />
        <div className={styles.text}>{children}</div>
      </div>
    </Wrap>
  );
}
