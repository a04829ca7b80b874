import { useState } from 'react';
import type { DataOf, InputOf } from '../../../../api/endpoint.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { raiseGround } from '../../../../kit/viewport/share-height.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { changeTopics, readTopics } from '../topics.api.ts';
import { listText as text } from '../topics.text.ts';
import styles from './list.module.css';

type Action = InputOf<typeof changeTopics>['action'];
const actions = Object.keys(text.actions) as Action[];

interface BulkProps {
  readonly ids: readonly string[];
  readonly categories: DataOf<typeof readTopics>['categories'];
  readonly onDone: () => void;
}

/** What is done to all chosen topics at once, after one more question; in sight all the while. */
export function Bulk({ ids, categories, onDone }: BulkProps) {
  const call = useCall();
  const forget = useInvalidate();
  const [action, setAction] = useState<Action>('HIDE');
  const [target, setTarget] = useState('');
  const [isOpen, setOpen] = useState(false);
  const category = target || categories[0]?.key || '';
  const name = text.actions[action];

  async function change() {
    const input = { action, ids: ids.join(','), ...(action === 'MOVE' && { category }) };
    const { data } = await call(changeTopics, input, { manner: 'silent' });
    setOpen(false);
    notify({ kind: 'success', text: text.done(name, data.changed) });
    onDone();
    forget(readTopics);
  }
  return (
    <fieldset
      className={ids.length === 0 ? undefined : styles.bulk}
      aria-label={text.bulk}
      ref={raiseGround}
    >
      <p role="status">{ids.length === 0 ? null : text.chosen(ids.length)}</p>
      {ids.length === 0 ? null : (
        <>
          <SelectField
            label={<VisuallyHidden>{text.action}</VisuallyHidden>}
            value={action}
            onChange={({ target: { value } }) => setAction(value as Action)}
          >
            {actions.map((key) => (
              <option key={key} value={key}>
                {text.actions[key]}
              </option>
            ))}
          </SelectField>
          {action === 'MOVE' ? (
            <SelectField
              label={<VisuallyHidden>{text.target}</VisuallyHidden>}
              value={category}
              onChange={({ target: { value } }) => setTarget(value)}
            >
              {categories.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          ) : null}
          <Button look="primary" onClick={() => setOpen(true)}>
            {text.run}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.confirm(name, ids.length)}
        yes={{
          look: action === 'DELETE' ? 'danger' : 'primary',
          ...{ name: text.yes, busy: text.busy },
        }}
        cancel={text.cancel}
        refused={text.refused}
        onYes={change}
      >
        {action === 'DELETE' ? text.confirmDelete : text.confirmOther}
      </ConfirmDialog>
    </fieldset>
  );
}
