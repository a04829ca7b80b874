import { thaiDateLong, thaiMonthLong } from '../../../../core/thai-date.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Head } from '../../../../kit/panel/Head.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { topicsText as text } from '../topics.text.ts';
import { groupsOf } from './group.ts';
import styles from './items.module.css';
import type { Item } from './list.types.ts';
import { TopicRow } from './TopicRow.tsx';

interface GroupsProps {
  readonly items: readonly Item[];
}

const dayOf = (item: Item): string => item.happens_on ?? item.published_on;

/** Events by the month in which they begin. */
export function Months({ items }: GroupsProps) {
  return groupsOf(items, (item) => dayOf(item).slice(0, 7)).map((group) => (
    <section key={group.key} className={styles.group}>
      <Head title={thaiMonthLong(group.key)} />
      <Panel kind="list">
        <ul>
          {group.items.map((item) => (
            <TopicRow key={item.id} item={item} level={3} start={<When item={item} />} />
          ))}
        </ul>
      </Panel>
    </section>
  ));
}

function When({ item }: { readonly item: Item }) {
  const day = dayOf(item);
  const until = item.happens_until;
  return (
    <>
      <span className={styles.day} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{thaiDateLong(day)}</VisuallyHidden>
      {until && until !== day ? (
        <span className={styles.until}>
          {text.until} <ThaiDate day={until} />
        </span>
      ) : null}
    </>
  );
}

/** Rules by the year in which they were made known. */
export function Years({ items }: GroupsProps) {
  return groupsOf(items, (item) => item.published_on.slice(0, 4)).map((group) => (
    // A pinned rule may stand before its year: the year alone would be no key.
    <section key={group.items[0]?.id} className={styles.group}>
      <Head title={text.list.yearOf(Number(group.key))} />
      <Panel kind="list">
        <ul>
          {group.items.map((item) => (
            <TopicRow key={item.id} item={item} level={3} />
          ))}
        </ul>
      </Panel>
    </section>
  ));
}
