import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import type { ElectionPart } from '../../../../core/election/parts.ts';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Disclosure } from '../../../../kit/disclosure/Disclosure.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readHistory } from '../elections.api.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';

const words = text.history;

interface HistoryPanelProps {
  readonly year: string;
  readonly part: ElectionPart;
  /** Of the part: another one has another history. */
  readonly version: number;
}

/** Who changed what of a part, once it is wanted. */
export function HistoryPanel({ year, part, version }: HistoryPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={words.title}>
      <Disclosure summary={words.open} onToggle={setOpen}>
        {open ? <Changes key={version} year={year} part={part} /> : null}
      </Disclosure>
    </Panel>
  );
}

function Changes({ year, part }: Pick<HistoryPanelProps, 'year' | 'part'>) {
  const query = useApiQuery(readHistory, { year, part });
  return (
    <QueryContent
      query={query}
      loading={words.loading}
      skeleton={<SkeletonLines count={3} />}
      failed={words.failed}
      failedHint={text.failedHint}
      staffHome="/office"
      empty={({ changes }) => changes.length === 0 && <p>{words.none}</p>}
    >
      {({ changes }) => (
        <ol className={styles.changes}>
          {changes.map((change) => (
            <li key={change.id}>
              <Change change={change} />
            </li>
          ))}
        </ol>
      )}
    </QueryContent>
  );
}

function Change({ change }: { readonly change: DataOf<typeof readHistory>['changes'][number] }) {
  const { kind, row, by, at, fields } = change;
  const shown = (value: string) => (value === '' ? words.nothing : value);
  return (
    <>
      <b>
        {words[kind]} {row}
      </b>{' '}
      <span className={styles.muted}>
        {by} {thaiDateTime(new Date(at))}
      </span>
      {kind === 'removed' ? null : (
        <ul>
          {fields.map(({ name, before, after }) => (
            <li key={name}>
              {kind === 'made'
                ? `${name} ${shown(after)}`
                : words.field(name, shown(before), shown(after))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
