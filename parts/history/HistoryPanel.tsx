import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../core/thai-number.ts';
import { Badge } from '../../kit/badge/Badge.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Moment } from '../../kit/date/Moment.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { type FieldSpec, type FormValues, wordsOf } from '../edit-form/field-spec.ts';
import styles from './history.module.css';
import { historyText as text } from './history.text.ts';
import { withoutShifts } from './without-shifts.ts';

/** One change of a row: who, when, and how it was before and after. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  /** What the row is called. */
  readonly name: string;
  readonly fields: readonly FieldSpec[];
  /** Null of a row that was made, or removed. */
  readonly before: FormValues | null;
  readonly after: FormValues | null;
  /** Brings a removed row back; left out where it is there again. */
  readonly onRestore?: () => void;
}

const atFirst = 5;

/** The fields that a change made another; none of a row that was made, removed or only moved. */
const changedOf = ({ fields, before, after }: HistoryEntry) =>
  before && after ? fields.filter(({ name }) => before[name] !== after[name]) : [];

const isMove = (entry: HistoryEntry): boolean =>
  entry.before !== null && entry.after !== null && changedOf(entry).length === 0;

/** What was changed in a room, newest first. */
export function HistoryPanel(props: { readonly entries: readonly HistoryEntry[] }) {
  const [all, setAll] = useState(false);
  const entries = withoutShifts(props.entries.map((one) => ({ ...one, isMove: isMove(one) })));
  const shown = all ? entries : entries.slice(0, atFirst);
  return (
    <Panel title={text.title}>
      {entries.length === 0 ? <p className={styles.none}>{text.none}</p> : null}
      <ol className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {shown.length < entries.length ? (
        <Button small onClick={() => setAll(true)}>
          {text.more(formatNumber(entries.length - shown.length, 0))}
        </Button>
      ) : null}
    </Panel>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { at, who, name, before, after, onRestore } = entry;
  const changed = changedOf(entry);
  const kind =
    before === null
      ? text.made
      : after === null
        ? text.removed
        : changed.length === 0
          ? text.moved
          : text.changed;
  return (
    <>
      <p className={styles.head}>
        <Badge kind={after === null ? 'no' : before === null ? 'ok' : 'plain'}>{kind}</Badge>{' '}
        <b>{name}</b>
      </p>
      <p className={styles.who}>
        {text.by(who)} <Moment at={at} />
      </p>
      {changed.length === 0 ? null : (
        <dl className={styles.changes}>
          {changed.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <span>
                  {text.was} <del>{wordsOf(field, before?.[field.name])}</del>
                </span>{' '}
                <span>
                  {text.is} <ins>{wordsOf(field, after?.[field.name])}</ins>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {onRestore ? (
        <Button small icon={Undo2} onClick={onRestore}>
          {text.restore(name)}
        </Button>
      ) : null}
    </>
  );
}
