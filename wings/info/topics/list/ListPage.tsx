import { FileSearch, Inbox } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Breadcrumbs } from '../../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Pagination } from '../../../../kit/pagination/Pagination.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../../shell/query/use-last-data.ts';
import { usePageTitle } from '../../../../shell/site/page-title.ts';
import { NotFound } from '../../../../shell/status-screen/NotFound.tsx';
import { listTopics } from '../topics.api.ts';
import { everywhere, topicsText as text } from '../topics.text.ts';
import { Items } from './Items.tsx';
import { ListFilter } from './ListFilter.tsx';
import { readAddress, writeAddress } from './list.address.ts';
import styles from './list.module.css';
import type { List } from './list.types.ts';

/** `/list/{topicId}` (R013; D-17): what a category holds, by pages, by year, by words. */
export function ListPage() {
  const { topicId } = useParams();
  const [params] = useSearchParams();
  const input = readAddress(topicId, params);
  const query = useApiQuery(listTopics, input);
  const cached = useLastData(query);
  const list = cached?.category === input.category ? cached : undefined;
  usePageTitle(isMissing(query) ? text.missing : list?.category_name);
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs crumbs={[{ name: list?.category_name ?? text.title }]} />
      <QueryPage
        query={query}
        title={list?.category_name ?? text.title}
        sub={list?.description || undefined}
        intro={
          list && isSearchable(list, input) ? (
            <ListFilter key={writeAddress(input)} input={input} years={list.years} />
          ) : null
        }
        loading={text.list.loading}
        skeleton={<RowsSkeleton />}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {(found) => <Found list={found} input={input} />}
      </QueryPage>
    </Wrap>
  );
}

/** So many are seen at a glance: nobody looks for one of eleven persons. */
const personsSeen = 30;

const isSearchable = (list: List, { q, year }: FoundProps['input']): boolean =>
  list.content_type !== 'PERSONNEL' ||
  list.total > personsSeen ||
  q !== undefined ||
  year !== undefined;

interface FoundProps {
  readonly list: List;
  readonly input: ReturnType<typeof readAddress>;
}

function Found({ list, input }: FoundProps) {
  const { q, year } = input;
  const isFiltered = q !== undefined || year !== undefined;
  const total = formatNumber(list.total, 0);
  return (
    <>
      {isFiltered ? (
        <p className={styles.found} role="status">
          {q ? text.list.foundFor(q, total) : text.list.found(total)}
        </p>
      ) : null}
      {list.items.length > 0 ? <Items list={list} isSearch={q !== undefined} /> : null}
      {list.items.length === 0 ? <Nothing list={list} input={input} /> : null}
      {list.items.length > 0 ? (
        <Pagination
          page={list.page}
          perPage={list.per_page}
          total={list.total}
          href={(page) => writeAddress({ ...input, page: String(page) })}
        />
      ) : null}
    </>
  );
}

/** Nothing here, nothing found, or a page that the list does not reach: three different things. */
function Nothing({ list, input }: FoundProps) {
  const { category, q, year } = input;
  const { noPage, noPageHint, firstPage, nothing, nothingHint, empty, emptyHint } = text.list;
  if (list.total > 0) {
    const first = writeAddress({ ...input, page: '1' });
    return (
      <EmptyPanel
        icon={FileSearch}
        title={noPage}
        actions={<ButtonLink to={first}>{firstPage}</ButtonLink>}
      >
        {noPageHint}
      </EmptyPanel>
    );
  }
  const isFiltered = q !== undefined || year !== undefined;
  const wider =
    q && category !== everywhere
      ? { to: writeAddress({ category: everywhere, q }), name: text.list.everywhere }
      : { to: paths.list(category), name: text.list.clear };
  return (
    <EmptyPanel
      icon={isFiltered ? FileSearch : Inbox}
      title={isFiltered ? nothing : empty}
      actions={isFiltered ? <ButtonLink to={wider.to}>{wider.name}</ButtonLink> : undefined}
    >
      {isFiltered ? nothingHint : emptyHint}
    </EmptyPanel>
  );
}
