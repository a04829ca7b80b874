import { Plus, Undo2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../../kit/tabs/TabLinks.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { OrderedList } from '../../../../parts/ordered-list/OrderedList.tsx';
import { OrderHint } from '../../../../parts/ordered-list/OrderHint.tsx';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonLine } from './PersonLine.tsx';
import styles from './people.module.css';
import { text } from './people.text.ts';
import { type PeopleData, type PersonRow, usePeople } from './use-people.ts';

const { path } = officeRooms.committee;

/** Who is being edited stands in the address, `new` for one more. */
function useEdited() {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    edit(next);
    setSearch(next, { preventScrollReset: true });
  };
  return {
    edited: search.get('edit'),
    open: (id: string) => change((next) => next.set('edit', id)),
    close: () => change((next) => next.delete('edit')),
  };
}

/** `/office/committee`: persons of the public site, by group and in their order (D-17). */
export function PeoplePage() {
  const room = usePeople();
  const { edited, open } = useEdited();
  return (
    <QueryPage
      query={room.query}
      title={officeRoomNames.committee}
      sub={text.sub}
      control={(data) =>
        edited === null && data?.group ? (
          <Button look="primary" icon={Plus} onClick={() => open('new')}>
            {text.add}
          </Button>
        ) : undefined
      }
      className={styles.page}
      loading={text.loading}
      skeleton={<RowsSkeleton rows={4} />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(data) => <Content data={data} room={room} />}
    </QueryPage>
  );
}

interface ContentProps {
  readonly data: PeopleData;
  readonly room: ReturnType<typeof usePeople>;
}

function Content({ data, room }: ContentProps) {
  const { edited, close } = useEdited();
  const { group, groups } = data;
  if (group === null) {
    return (
      <EmptyPanel
        icon={UsersRound}
        title={text.noGroup}
        actions={<ButtonLink to={officeRooms.categories.path}>{text.toCategories}</ButtonLink>}
      >
        {text.noGroupHint}
      </EmptyPanel>
    );
  }
  if (edited !== null) {
    return (
      <PersonForm
        key={edited}
        group={group}
        stored={data.people.find(({ id }) => id === edited)}
        onReload={room.reload}
        onClose={close}
      />
    );
  }
  return (
    <Stack gap="6">
      {groups.length > 1 ? (
        <TabLinks
          label={text.groups}
          current={group}
          tabs={groups.map(({ key, name }) => ({ key, name, to: `${path}?group=${key}` }))}
        />
      ) : null}
      <People data={data} group={group} room={room} />
      <Removed data={data} room={room} />
    </Stack>
  );
}

function People({ data, group, room }: ContentProps & { readonly group: string }) {
  const { open } = useEdited();
  const [leaving, setLeaving] = useState<PersonRow>();
  const { people, version } = data;
  const name = data.groups.find(({ key }) => key === group)?.name ?? '';
  if (people.length === 0) {
    return (
      <EmptyPanel
        icon={UsersRound}
        title={text.empty}
        actions={<Button onClick={() => open('new')}>{text.add}</Button>}
      >
        {text.emptyHint}
      </EmptyPanel>
    );
  }
  function move(from: number, to: number) {
    const ids = people.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return Promise.resolve(false);
    return room.place(group, version, ids.toSpliced(to, 0, moved));
  }
  const items = people.map((person) => ({
    key: person.id,
    name: person.name,
    content: (
      <PersonLine
        person={person}
        onEdit={() => open(person.id)}
        onToggle={(action) => {
          const done = action === 'HIDE' ? text.hidden : text.shown;
          void room.change(person.id, action, done(person.name));
        }}
        onRemove={() => setLeaving(person)}
      />
    ),
  }));
  return (
    <>
      <Panel label={name}>
        <OrderHint />
        <OrderedList label={name} items={items} onMove={move} />
        <p className={styles.public}>
          <Link to={paths.list(group)}>{text.toPublic}</Link>
        </p>
      </Panel>
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={text.asking.title(leaving?.name ?? '')}
        yes={{ look: 'danger', name: text.asking.yes, busy: text.asking.busy }}
        cancel={text.asking.cancel}
        refused={text.asking.refused}
        onYes={async () => {
          if (leaving === undefined) return;
          await room.remove(leaving.id);
          notify({ kind: 'success', text: text.removedNow(leaving.name) });
          setLeaving(undefined);
        }}
      >
        <p>{text.asking.body}</p>
      </ConfirmDialog>
    </>
  );
}

function Removed({ data: { removed }, room }: ContentProps) {
  if (removed.length === 0) return null;
  return (
    <Panel title={text.removed(removed.length)}>
      <ul className={styles.removed}>
        {removed.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              small
              icon={Undo2}
              aria-label={text.restoreOf(name)}
              onClick={() => void room.change(id, 'RESTORE', text.restored(name))}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
