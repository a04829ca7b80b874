import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Head } from './Head.tsx';
import styles from './panel.module.css';

interface PanelProps {
  /** Heading and, for speech, the name of the section. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3;
  readonly end?: ReactNode;
  /** Name for speech where no heading is shown. */
  readonly label?: string;
  /** `list`: rows reach the edges; `flush`: a wide table scrolls inside. */
  readonly kind?: 'plain' | 'list' | 'flush';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** White paper with a 1 px line. */
export function Panel(props: PanelProps) {
  const { title, level = 2, end, label, kind = 'plain', className, children } = props;
  const id = useId();
  const kindClass = kind === 'plain' ? undefined : styles[kind];
  const look = classes(styles.panel, kindClass, className);
  const content = (
    <>
      {title === undefined ? null : <Head title={title} id={id} level={level} end={end} />}
      {children}
    </>
  );
  if (title === undefined && label === undefined) return <div className={look}>{content}</div>;
  return (
    <section
      className={look}
      // What scrolls sideways must do so by keyboard too.
      tabIndex={kind === 'flush' ? 0 : undefined}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {content}
    </section>
  );
}
