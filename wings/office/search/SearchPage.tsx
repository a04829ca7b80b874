import { Search, SearchX } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRoomNames, officeSearchName } from '../../../api/office/office-rooms.text.ts';
import { roomsOf } from '../../../api/office/office-rooms.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { placesWith } from './places.ts';
import { searchOffice } from './search.api.ts';
import styles from './search.module.css';
import { text } from './search.text.ts';

type Hit = DataOf<typeof searchOffice>['hits'][number];

const mostLetters = 100;

/** `/office/search`: rooms by their names, and what lies in them, for the caller's roles. */
export function SearchPage() {
  const [search, setSearch] = useSearchParams();
  const phrase = (search.get('q') ?? '').trim().slice(0, mostLetters);
  const query = useApiQuery(searchOffice, phrase === '' ? undefined : { q: phrase });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setSearch(q === '' ? {} : { q });
  }

  return (
    <>
      <PageHeading title={officeSearchName} />
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            key={phrase}
            type="search"
            name="q"
            label={text.label}
            hint={text.hint}
            maxLength={mostLetters}
            defaultValue={phrase}
          />
          <Button look="primary" type="submit" icon={Search}>
            {text.submit}
          </Button>
        </form>
      </search>
      {phrase === '' ? (
        <EmptyPanel icon={Search} title={text.idle}>
          {text.idleHint}
        </EmptyPanel>
      ) : (
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={
            <Panel>
              <SkeletonLines count={4} />
            </Panel>
          }
          failed={text.failed}
          failedHint={text.failedHint}
          staffHome="/office"
        >
          {({ hits }) => <Hits phrase={phrase} hits={hits} />}
        </QueryContent>
      )}
    </>
  );
}

function Hits({ phrase, hits }: { readonly phrase: string; readonly hits: readonly Hit[] }) {
  const { roles } = useOfficer();
  const open = roomsOf(roles);
  const rooms = placesWith(phrase, open);
  const count = rooms.length + hits.length;
  if (count === 0) {
    return (
      <EmptyPanel icon={SearchX} title={text.none(phrase)}>
        {text.noneHint}
      </EmptyPanel>
    );
  }
  return (
    <Stack gap="5">
      <p role="status">{text.found(phrase, formatNumber(count, 0))}</p>
      {rooms.length === 0 ? null : <HitList title={text.rooms} hits={rooms} />}
      {open.map((room) => {
        const own = hits.filter((hit) => hit.room === room);
        return own.length === 0 ? null : (
          <HitList key={room} title={officeRoomNames[room]} hits={own} />
        );
      })}
    </Stack>
  );
}

interface HitListProps {
  readonly title: string;
  readonly hits: readonly Omit<Hit, 'room'>[];
}

function HitList({ title, hits }: HitListProps) {
  return (
    <Panel title={title}>
      <ul className={styles.hits}>
        {hits.map(({ to, title: name, detail }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
