import type { ComponentProps } from 'react';
import { paths } from '../../../api/paths.ts';
import { Block } from './blocks/Block.tsx';
import { TopicRows } from './TopicRows.tsx';

interface TopicsProps extends ComponentProps<typeof TopicRows> {
  readonly text: { readonly title: string; readonly more: string; readonly none: string };
  /** Where all of them are. */
  readonly category: string;
}

/** The newest of one category. */
export function Topics({ text, category, topics }: TopicsProps) {
  return (
    <Block
      title={text.title}
      more={{ to: paths.list(category), name: text.more }}
      none={topics.length === 0 && text.none}
    >
      <TopicRows topics={topics} />
    </Block>
  );
}
