import { ListTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { listText } from '../list/list.text.ts';
import { useEdited } from '../list/use-edited.ts';
import { useList } from '../list/use-list.ts';
import { MenuForm } from './MenuForm.tsx';
import { MenuHistory } from './MenuHistory.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { MenuTree } from './MenuTree.tsx';
import { readOfficeMenu, saveOfficeMenu } from './menu.api.ts';
import styles from './menu.module.css';
import { text } from './menu.text.ts';
import { type MenuData, placeOf, type Tree, withoutItem, withoutSub } from './menu-tree.ts';
import { useFolds } from './use-folds.ts';

type List = ReturnType<typeof useList<typeof readOfficeMenu, typeof saveOfficeMenu>>;

/** `/office/menu`: the public menu as a tree (R088–R091). */
export function MenuPage() {
  const list = useList(readOfficeMenu, saveOfficeMenu);
  const { edited, open } = useEdited();
  return (
    <QueryPage
      query={list.query}
      title={officeRoomNames.menu}
      sub={text.sub}
      control={
        edited === null ? (
          <Button look="primary" icon={Plus} onClick={() => open('new')}>
            {text.add}
          </Button>
        ) : undefined
      }
      className={styles.page}
      loading={listText.loading}
      skeleton={<RowsSkeleton rows={5} />}
      failed={listText.loadFailed}
      failedHint={listText.loadFailedHint}
      staffHome="/office"
    >
      {(data) => <Content data={data} list={list} />}
    </QueryPage>
  );
}

interface Leaving {
  readonly name: string;
  readonly subs: number;
  readonly rest: (tree: Tree) => Tree;
}

/** A tree as it is sent: a copy that the caller may change. */
const sent = (tree: Tree) => tree.map((item) => ({ ...item, subs: [...item.subs] }));

function Content({ data, list }: { readonly data: MenuData; readonly list: List }) {
  const { edited } = useEdited();
  const [leaving, setLeaving] = useState<Leaving>();
  const folds = useFolds();
  const { version, items } = data;
  const save = (tree: Tree) => list.save({ version, items: sent(tree) });
  const put = (tree: Tree, done: string) => list.attempt({ version, items: sent(tree) }, done);
  if (edited !== null) {
    return (
      <MenuForm
        key={edited}
        data={data}
        place={placeOf(edited)}
        onSave={save}
        onReload={list.reload}
      />
    );
  }
  return (
    <Stack gap="6">
      <Panel title={listText.preview}>
        <MenuPreview items={items} />
      </Panel>
      {items.length === 0 ? (
        <EmptyPanel icon={ListTree} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : (
        <MenuTree
          data={data}
          folds={folds}
          onPut={put}
          onRemoveItem={({ id, name, subs }) =>
            setLeaving({ name, subs: subs.length, rest: (tree) => withoutItem(tree, id) })
          }
          onRemoveSub={({ id, name }) =>
            setLeaving({ name, subs: 0, rest: (tree) => withoutSub(tree, id) })
          }
        />
      )}
      <MenuHistory data={data} onPut={put} />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={listText.asking.title(leaving?.name ?? '')}
        yes={{ look: 'danger', name: listText.asking.yes, busy: listText.asking.busy }}
        cancel={listText.asking.cancel}
        refused={listText.asking.refused}
        onYes={async () => {
          if (leaving === undefined) return;
          await save(leaving.rest(items));
          notify({ kind: 'success', text: listText.removed(leaving.name) });
          setLeaving(undefined);
        }}
      >
        <p>{text.removeBody(leaving?.subs ?? 0)}</p>
      </ConfirmDialog>
    </Stack>
  );
}
