import { FileSearch, MessageCircleQuestion, MessageSquarePlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Pagination } from '../../../../kit/pagination/Pagination.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { NotFound } from '../../../../shell/status-screen/NotFound.tsx';
import { readBoard } from '../board.api.ts';
import { boardText as text } from '../board.text.ts';
import { BoardRows } from './BoardRows.tsx';
import { BoardSearch } from './BoardSearch.tsx';
import { readAddress, writeAddress } from './board.address.ts';
import styles from './list.module.css';

type BoardInput = ReturnType<typeof readAddress>;
type List = DataOf<typeof readBoard>;

const askLink = (
  <ButtonLink look="primary" icon={MessageSquarePlus} to={paths.boardPost}>
    {text.ask}
  </ButtonLink>
);

/** `/board` (R015; D-18): questions of members, newest first, by pages and by words. */
export function BoardPage() {
  const [params] = useSearchParams();
  const input = readAddress(params);
  const query = useApiQuery(readBoard, input);
  if (query.code === 'bad_input') return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <QueryPage
        query={query}
        title={text.title}
        sub={text.about}
        action={askLink}
        intro={<BoardSearch key={writeAddress({ q: input.q })} q={input.q} />}
        loading={text.list.loading}
        skeleton={<RowsSkeleton />}
        failed={text.list.failed}
        failedHint={text.list.failedHint}
      >
        {(list) => <Found list={list} input={input} />}
      </QueryPage>
    </Wrap>
  );
}

interface FoundProps {
  readonly list: List;
  readonly input: BoardInput;
}

function Found({ list, input }: FoundProps) {
  return (
    <>
      {input.q ? (
        <p className={styles.found} role="status">
          {text.list.found(input.q, list.total)}
        </p>
      ) : null}
      {list.items.length > 0 ? (
        <>
          <BoardRows items={list.items} />
          <Pagination
            page={list.page}
            perPage={list.per_page}
            total={list.total}
            href={(page) => writeAddress({ ...input, page: String(page) })}
          />
        </>
      ) : (
        <Nothing list={list} input={input} />
      )}
    </>
  );
}

/** Nothing here, nothing found, or a page that the board does not reach. */
function Nothing({ list, input }: FoundProps) {
  const { noPage, noPageHint, firstPage, nothing, nothingHint, clear, empty, emptyHint } =
    text.list;
  const [title, hint, link] =
    list.total > 0
      ? [noPage, noPageHint, { to: writeAddress({ q: input.q }), name: firstPage }]
      : input.q
        ? [nothing, nothingHint, { to: paths.board, name: clear }]
        : [empty, emptyHint, { to: paths.boardPost, name: text.ask }];
  return (
    <EmptyPanel
      icon={input.q || list.total > 0 ? FileSearch : MessageCircleQuestion}
      title={title}
      actions={<ButtonLink to={link.to}>{link.name}</ButtonLink>}
    >
      {hint}
    </EmptyPanel>
  );
}
