import {
  CircleCheck,
  Clock,
  EyeOff,
  ListX,
  MessageSquareText,
  Search,
  SearchX,
} from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Pagination } from '../../../kit/pagination/Pagination.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import {
  type BoardInput,
  readAddress,
  type Show,
  topicPath,
  wordsPath,
  writeAddress,
} from './board.address.ts';
import { readOfficeBoard, shows } from './board.api.ts';
import styles from './board.module.css';
import { text } from './board.text.ts';

type Board = DataOf<typeof readOfficeBoard>;

/** `/office/board`: questions without an answer of the cooperative, hidden ones, or all (D-18). */
export function BoardPage() {
  const [params] = useSearchParams();
  const input = readAddress(params);
  const show = input.show ?? 'waiting';
  const query = useApiQuery(readOfficeBoard, input);
  return (
    <>
      <PageHeading
        title={text.title}
        sub={text.sub}
        end={
          <ButtonLink to={wordsPath} icon={ListX}>
            {text.toWords}
          </ButtonLink>
        }
      />
      <div className={styles.list}>
        <TabLinks
          label={text.shows.label}
          current={show}
          tabs={shows.map((key) => ({
            key,
            name: text.shows[key],
            to: writeAddress({ show: key, ...(input.q && { q: input.q }) }),
          }))}
        />
        <BoardSearch key={input.q ?? ''} input={input} />
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={<RowsSkeleton columns={5} />}
          failed={text.failed}
          failedHint={text.failedHint}
          staffHome="/office"
          empty={({ items }) =>
            items.length === 0 ? <Nothing show={show} searched={Boolean(input.q)} /> : undefined
          }
        >
          {(board) => (
            <>
              <Topics board={board} />
              <Pagination
                page={board.page}
                perPage={board.per_page}
                total={board.total}
                href={(page) => writeAddress({ ...input, page: String(page) })}
              />
            </>
          )}
        </QueryContent>
      </div>
    </>
  );
}

function BoardSearch({ input }: { readonly input: BoardInput }) {
  const navigate = useNavigate();
  const show = input.show && { show: input.show };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(writeAddress({ ...show, q }));
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={text.search.label}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={input.q}
        />
        <Button type="submit" icon={Search}>
          {text.search.submit}
        </Button>
      </form>
      {input.q ? (
        <Link className={styles.clear} to={writeAddress({ ...show })}>
          {text.search.clear}
        </Link>
      ) : null}
    </search>
  );
}

function Nothing({ show, searched }: { readonly show: Show; readonly searched: boolean }) {
  const { empty } = text;
  if (searched) {
    return (
      <EmptyPanel icon={SearchX} title={empty.found}>
        {empty.foundHint}
      </EmptyPanel>
    );
  }
  return (
    <EmptyPanel icon={MessageSquareText} title={empty[show]}>
      {empty[`${show}Hint`]}
    </EmptyPanel>
  );
}

const columns = [
  { key: 'topic', name: text.list.topic },
  { key: 'posted', name: text.list.posted },
  { key: 'by', name: text.list.by },
  { key: 'answers', name: text.list.answers, num: true },
  { key: 'state', name: text.list.state },
];

function Topics({ board }: { readonly board: Board }) {
  return (
    <Rows caption={text.list.caption} columns={columns}>
      <tbody>
        {board.items.map((topic) => (
          <Row key={topic.id}>
            <Cell>
              <RowLink to={topicPath(topic.id)}>{topic.title}</RowLink>
            </Cell>
            <Cell word={text.list.posted}>
              <Moment at={topic.posted_at} />
            </Cell>
            <Cell word={text.list.by}>
              {topic.display_name}
              <Sub>{topic.membership_no}</Sub>
            </Cell>
            <Cell word={text.list.answers} num>
              {text.list.answersOf(topic.answers, topic.hidden_answers)}
            </Cell>
            <Cell word={text.list.state}>
              <State topic={topic} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}

function State({ topic }: { readonly topic: Board['items'][number] }) {
  if (topic.hidden) {
    return (
      <Badge kind="no" icon={EyeOff}>
        {text.list.hidden}
      </Badge>
    );
  }
  return topic.answered ? (
    <Badge kind="ok" icon={CircleCheck}>
      {text.list.answered}
    </Badge>
  ) : (
    <Badge kind="wait" icon={Clock}>
      {text.list.waiting}
    </Badge>
  );
}
