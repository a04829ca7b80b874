import { paths } from '../../../api/paths.ts';
import { truncate } from '../../../core/truncate.ts';
import { Breadcrumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { Article } from './Article.tsx';
import styles from './show.module.css';
import type { Topic } from './show.types.ts';
import { Beside, Neighbours } from './TopicNavigation.tsx';

/** A topic with the ways to it and on from it: what the public sees, and what a preview shows. */
export function TopicSheet({ topic }: { readonly topic: Topic }) {
  const { category, category_name: name, title } = topic;
  return (
    <>
      <Breadcrumbs crumbs={[{ name, to: paths.list(category) }, { name: truncate(title) }]} />
      <div className={styles.sheet}>
        <Article topic={topic} />
        <Beside topic={topic} />
      </div>
      <Neighbours topic={topic} />
    </>
  );
}
