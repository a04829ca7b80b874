import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { EditForm } from '../../../../parts/edit-form/EditForm.tsx';
import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { HistoryPanel } from '../../../../parts/history/HistoryPanel.tsx';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './list.module.css';
import { listText as text } from './list.text.ts';
import type { ListData, ListRow } from './list-data.ts';
import type { ListRoom } from './list-room.ts';
import { useEdited } from './use-edited.ts';
import { useList } from './use-list.ts';

/** A room of one list: rows, a form for each, what the public sees, what was changed. */
export function ListPage({ room }: { readonly room: ListRoom }) {
  const list = useList(room.read, room.save);
  const { edited, open } = useEdited();
  return (
    <QueryPage
      query={list.query}
      title={room.title}
      sub={room.sub}
      control={
        edited === null ? (
          <Button look="primary" icon={Plus} onClick={() => open('new')}>
            {text.add}
          </Button>
        ) : undefined
      }
      className={styles.page}
      loading={text.loading}
      skeleton={<RowsSkeleton rows={4} />}
      failed={text.loadFailed}
      failedHint={text.loadFailedHint}
      staffHome="/office"
    >
      {(data) => <Content room={room} data={data as ListData} list={list} />}
    </QueryPage>
  );
}

interface ContentProps {
  readonly room: ListRoom;
  readonly data: ListData;
  readonly list: Pick<ReturnType<typeof useList>, 'save' | 'reload' | 'attempt'>;
}

function Content({ room, data, list }: ContentProps) {
  const { edited, after, open } = useEdited();
  const [leaving, setLeaving] = useState<ListRow>();
  const { rows, version, gone, history } = data;
  const put = (next: readonly object[], done: string) =>
    list.attempt({ version, rows: next }, done);

  if (edited !== null) {
    return <Form key={`${edited} ${after}`} room={room} data={data} list={list} edited={edited} />;
  }
  const shown = room.choose ? rows.filter(room.choose.isShown) : rows;
  const isThere = (id: unknown) => rows.some((row) => row.id === id);
  return (
    <Stack gap="6">
      {room.choose?.control(data)}
      {shown.length === 0 ? (
        <EmptyPanel
          icon={room.empty.icon}
          title={room.empty.title}
          actions={<Button onClick={() => open('new')}>{text.add}</Button>}
        >
          {room.empty.hint}
        </EmptyPanel>
      ) : (
        <ListRows
          room={room}
          rows={shown}
          all={rows}
          gone={gone}
          onPut={put}
          onRemove={setLeaving}
        />
      )}
      {room.preview ? <Panel title={text.preview}>{room.preview(rows)}</Panel> : null}
      <HistoryPanel
        entries={history.map(({ id, at, staff_name, before, after }) => ({
          ...{ id, at, before, after, who: staff_name, fields: room.fields(rows) },
          name: room.nameOf((after ?? before) as FormValues),
          ...(after === null &&
            before !== null &&
            !isThere(before.id) && {
              onRestore: () =>
                void put([...rows, before], text.restored(room.nameOf(before as FormValues))),
            }),
        }))}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={text.asking.title(leaving ? room.nameOf(leaving) : '')}
        yes={{ look: 'danger', name: text.asking.yes, busy: text.asking.busy }}
        cancel={text.asking.cancel}
        refused={text.asking.refused}
        onYes={async () => {
          await list.save({ version, rows: rows.filter((row) => row.id !== leaving?.id) });
          if (leaving) notify({ kind: 'success', text: text.removed(room.nameOf(leaving)) });
          setLeaving(undefined);
        }}
      >
        <p>{text.asking.body}</p>
      </ConfirmDialog>
    </Stack>
  );
}

function Form({ room, data, list, edited }: ContentProps & { readonly edited: string }) {
  const { after, close } = useEdited();
  const { rows, version } = data;
  const at = rows.findIndex((row) => row.id === edited);
  const stored = rows[at];
  const followed = rows.find((row) => row.id === after);
  const next = (followed && room.successor?.(followed, rows)) ?? {
    values: room.blank,
    title: room.addTitle,
  };
  const [opened] = useState<FormValues>(stored ?? { ...next.values, id: null });
  const fields = room.fields(rows);

  async function save(values: FormValues) {
    const row = { ...opened, ...values, ...room.complete?.(values, rows) };
    const next = at < 0 ? [...rows, row] : rows.with(at, row as ListRow);
    const { gone } = (await list.save({ version, rows: next })) as ListData;
    const name = room.nameOf(row);
    const leadsNowhere = typeof row.url === 'string' && gone.includes(row.url);
    notify(
      leadsNowhere
        ? { kind: 'warning', text: text.savedGone(name) }
        : { kind: 'success', text: text.saved(name) },
    );
  }
  return (
    <EditForm
      title={opened.id == null ? next.title : text.editOf(room.nameOf(opened))}
      fields={fields}
      initial={opened}
      stored={stored}
      prefix={`rows.${at < 0 ? rows.length : at}.`}
      onSave={save}
      onReload={list.reload}
      onClose={close}
      preview={(values) => room.previewRow?.(values, stored, rows)}
    />
  );
}
