import { type ReactNode, useId } from 'react';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { MoreLink } from '../../../../kit/link/MoreLink.tsx';
import { Head } from '../../../../kit/panel/Head.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import styles from './block.module.css';

interface BlockProps {
  readonly title: string;
  /** The way to the whole. */
  readonly more?: { readonly to: string; readonly name: string };
  readonly kind?: 'plain' | 'list';
  /** Says what would be here; shown instead of the content. */
  readonly none?: string | false;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A block of the front page: heading, way to the whole, and its content on paper. */
export function Block(props: BlockProps) {
  const { title, more, kind = 'list', none = false, className, children } = props;
  const id = useId();
  const link = more ? (
    <MoreLink to={more.to} aria-describedby={id}>
      {more.name}
    </MoreLink>
  ) : null;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <Head title={title} id={id} end={link} />
      <Panel kind={none ? 'plain' : kind} className={none ? undefined : className}>
        {none ? <Muted>{none}</Muted> : children}
      </Panel>
    </section>
  );
}
