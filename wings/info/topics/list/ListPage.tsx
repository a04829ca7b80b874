import { FileSearch, Inbox } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Crumbs } from '../../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Blank } from '../../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../../kit/empty-state/Failed.tsx';
import { Pages } from '../../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Top } from '../../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { useKnown } from '../../../../shell/query/use-last-data.ts';
import { useFeed } from '../../../../shell/query/use-query-state.ts';
import { usePageTitle } from '../../../../shell/site/page-title.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { NotFound } from '../../../../shell/status-screen/NotFound.tsx';
import { listTopics } from '../topics.api.ts';
import { everywhere, topicsText as text } from '../topics.text.ts';
import { Items } from './Items.tsx';
import { ListFilter } from './ListFilter.tsx';
import { ListBones } from './ListSkeleton.tsx';
import { readAddress, writeAddress } from './list.address.ts';
import styles from './list.module.css';
import type { List } from './list.types.ts';

/** `/list/{topicId}` (R013; D-17): what a category holds, by pages, by year, by words. */
export function ListPage() {
  const { phone } = useSite();
  const { topicId } = useParams();
  const [query] = useSearchParams();
  const asked = readAddress(topicId, query);
  const feed = useFeed(listTopics, asked);
  const known = useKnown(feed);
  const list = known?.category === asked.category ? known : undefined;
  const isMissing = feed.code === 'not_found' || feed.code === 'bad_input';
  usePageTitle(isMissing ? text.missing : list?.category_name);
  if (isMissing) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <Crumbs trail={[{ name: list?.category_name ?? text.title }]} />
      <Top title={list?.category_name ?? text.title} sub={list?.description || undefined} />
      {list ? <ListFilter key={writeAddress(asked)} asked={asked} years={list.years} /> : null}
      {feed.state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.failedHint}
          </Failed>
        </Panel>
      ) : null}
      {feed.state === 'fetching' ? <ListBones /> : null}
      {feed.data ? <Found list={feed.data} asked={asked} /> : null}
    </Wrap>
  );
}

interface FoundProps {
  readonly list: List;
  readonly asked: ReturnType<typeof readAddress>;
}

function Found({ list, asked }: FoundProps) {
  const { q, year } = asked;
  const isFiltered = q !== undefined || year !== undefined;
  const total = formatNumber(list.total, 0);
  return (
    <>
      {isFiltered ? (
        <p className={styles.found} role="status">
          {q ? text.list.foundFor(q, total) : text.list.found(total)}
        </p>
      ) : null}
      {list.items.length > 0 ? <Items list={list} asked={q !== undefined} /> : null}
      {list.items.length === 0 ? <Nothing list={list} asked={asked} /> : null}
      {list.items.length > 0 ? (
        <Pages
          page={list.page}
          perPage={list.per_page}
          total={list.total}
          href={(page) => writeAddress({ ...asked, page: String(page) })}
        />
      ) : null}
    </>
  );
}

/** Nothing here, nothing found, or a page that the list does not reach: three different things. */
function Nothing({ list, asked }: FoundProps) {
  const { category, q, year } = asked;
  const { noPage, noPageHint, firstPage, nothing, nothingHint, empty, emptyHint } = text.list;
  if (list.total > 0) {
    const first = writeAddress({ ...asked, page: '1' });
    return (
      <Panel>
        <Blank
          icon={FileSearch}
          title={noPage}
          actions={<ButtonLink to={first}>{firstPage}</ButtonLink>}
        >
          {noPageHint}
        </Blank>
      </Panel>
    );
  }
  const isFiltered = q !== undefined || year !== undefined;
  const wider =
    q && category !== everywhere
      ? { to: writeAddress({ category: everywhere, q }), name: text.list.everywhere }
      : { to: paths.list(category), name: text.list.clear };
  return (
    <Panel>
      <Blank
        icon={isFiltered ? FileSearch : Inbox}
        title={isFiltered ? nothing : empty}
        actions={isFiltered ? <ButtonLink to={wider.to}>{wider.name}</ButtonLink> : undefined}
      >
        {isFiltered ? nothingHint : emptyHint}
      </Blank>
    </Panel>
  );
}
