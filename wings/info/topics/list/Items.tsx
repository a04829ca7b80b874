import { Panel } from '../../../../kit/panel/Panel.tsx';
import { everywhere } from '../topics.text.ts';
import { PersonCards, PhotoCards } from './Cards.tsx';
import { Months, Years } from './Groups.tsx';
import type { List } from './list.types.ts';
import { TopicRow } from './TopicRow.tsx';

interface ItemsProps {
  readonly list: List;
  /** What is found stands by how well it fits, not by months or years. */
  readonly isSearch: boolean;
}

/** The topics of a page in the manner of their category (D-17). */
export function Items({ list, isSearch }: ItemsProps) {
  const { items, content_type: type } = list;
  if (type === 'PHOTO') return <PhotoCards items={items} />;
  if (type === 'PERSONNEL') return <PersonCards items={items} />;
  if (type === 'CALENDAR' && !isSearch) return <Months items={items} />;
  if (type === 'REGULATION' && !isSearch) return <Years items={items} />;
  return (
    <Panel kind="list">
      <ul>
        {items.map((item) => (
          <TopicRow key={item.id} item={item} withCategory={list.category === everywhere} />
        ))}
      </ul>
    </Panel>
  );
}
