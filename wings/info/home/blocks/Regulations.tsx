import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { MoreLink } from '../../../../kit/link/MoreLink.tsx';
import { Tabs } from '../../../../kit/tabs/Tabs.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { TopicRows } from '../TopicRows.tsx';
import { Block } from './Block.tsx';

type Tab = DataOf<typeof readHome>['regulations'][number];

const text = homeText.regulations;

/** Regulations, a tab for each kind (D-16). */
export function Regulations({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <Block title={text.title} kind="plain" none={tabs.length === 0 && text.none}>
      <Tabs
        name="regulations"
        label={text.pick}
        tabs={tabs.map(({ category, name, items }) => ({
          key: category,
          name,
          content: (
            <>
              <TopicRows topics={items} />
              <MoreLink to={paths.list(category)}>{text.more(name)}</MoreLink>
            </>
          ),
        }))}
      />
    </Block>
  );
}
