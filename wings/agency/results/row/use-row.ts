/** What can be done with a row of results, by keys and by hand; the focus stays in the list. */
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readBaht } from '../../../../core/satang.ts';
import { useDraft } from '../../../../parts/agency-month/draft/draft-context.ts';
import type { Entry } from '../../../../parts/agency-month/draft/entry.ts';
import type { BillToReport } from '../bill.ts';
import { useEditing } from './editing.ts';
import { focusFault, focusForm, focusRow, neighbour } from './focus.ts';
import { byAmount, type KeyAction, type KeyPlace, keyAction } from './keys.ts';

export interface Row {
  readonly root: RefObject<HTMLFieldSetElement | null>;
  /** All of the bill was deducted. */
  readonly whole: () => void;
  /** Opens the form; what is given is chosen already. */
  readonly open: (change?: Partial<Entry>) => void;
  /** Closes the form if what it says keeps the rules, else goes to what is at fault. */
  readonly accept: () => void;
  readonly giveBack: () => void;
  readonly pressKey: (event: KeyboardEvent<HTMLElement>) => void;
}

const placeOf = (target: EventTarget): KeyPlace | undefined =>
  target instanceof HTMLElement
    ? (target.closest<HTMLElement>('[data-place]')?.dataset.place as KeyPlace | undefined)
    : undefined;

export function useRow(line: BillToReport, id: string): Row {
  const { draft } = useDraft();
  const editing = useEditing();
  const root = useRef<HTMLFieldSetElement>(null);
  const change = (what: Partial<Entry>) => draft.change(id, what);

  /** Draws what `step` has changed, and then goes to where the focus belongs. */
  function then(step: () => void, focus: (row: HTMLElement) => void): void {
    flushSync(step);
    if (root.current) focus(root.current);
  }
  const next = (by: number) => (row: HTMLElement) => focusRow(neighbour(row, by) ?? row);

  function whole(focus = focusRow): void {
    editing.changed(id, draft.shown(id).entry);
    then(() => change({ outcome: 'FULL' }), focus);
  }
  function open(what: Partial<Entry> = {}): void {
    const { entry } = draft.shown(id);
    then(() => {
      editing.open(id, entry);
      if (Object.keys(what).length > 0) change(what);
    }, focusForm);
  }
  const resolve = () => change(byAmount(draft.shown(id).entry, readBaht(line.total)));
  function accept(focus = focusRow): void {
    flushSync(resolve);
    if (draft.shown(id).fault) then(() => {}, focusFault);
    else then(() => editing.close(), focus);
  }
  function giveBack(): void {
    const before = editing.before(id);
    const step = () => {
      if (before) change(before);
      editing.forget();
      editing.close();
    };
    if (before) then(step, focusRow);
  }
  function move(by: 1 | -1): void {
    then(() => {
      if (!editing.isOpen(id)) return;
      resolve();
      editing.close();
    }, next(by));
  }
  const typeAmount = (first: string) => {
    const what = { outcome: 'PARTIAL', collected: first } as const;
    if (editing.isOpen(id)) then(() => change(what), focusForm);
    else open(what);
  };

  function act(action: KeyAction): void {
    if (action.kind === 'move') move(action.by);
    else if (action.kind === 'whole') whole(next(1));
    else if (action.kind === 'accept') accept(next(1));
    else if (action.kind === 'giveBack') giveBack();
    else if (action.kind === 'reason') change({ reason: action.reason });
    else typeAmount(action.first);
  }
  function pressKey(event: KeyboardEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    const action = place === undefined || isOther ? undefined : keyAction(event.key, place);
    if (action === undefined) return;
    event.preventDefault();
    // A key that is held down must not answer for row after row; arrows may run.
    if (!event.repeat || action.kind === 'move') act(action);
  }
  return {
    ...{ root, open, giveBack, pressKey },
    whole: () => whole(),
    accept: () => accept(),
  };
}
