import type { DataOf } from '../../../../api/endpoint.ts';
import { particularNames } from '../../../../api/office/particulars.text.ts';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readParticularsHistory } from '../particulars.api.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';

type Change = DataOf<typeof readParticularsHistory>['changes'][number];

const words = text.history;
const names: Readonly<Record<string, string>> = particularNames;

/** Who changed what, newest first. */
export function History() {
  const query = useApiQuery(readParticularsHistory, {});
  return (
    <Panel title={words.title}>
      <QueryContent
        query={query}
        loading={words.loading}
        skeleton={<SkeletonLines count={3} />}
        failed={words.failed}
        failedHint={text.failedHint}
        staffHome="/office"
      >
        {({ changes }) =>
          changes.length === 0 ? (
            <p className={styles.muted}>{words.empty}</p>
          ) : (
            <ol className={styles.history}>
              {changes.map((change) => (
                <Line key={change.id} change={change} />
              ))}
            </ol>
          )
        }
      </QueryContent>
    </Panel>
  );
}

function Line({ change: { key, at, by, before, after } }: { readonly change: Change }) {
  // The version of a picture tells nobody anything.
  const hasWords = key !== 'logo';
  return (
    <li>
      <b>{names[key] ?? key}</b> <Moment at={at} /> {text.by(by)}
      {hasWords ? (
        <p className={styles.muted}>
          {words.was} {before ?? words.file} {words.became} {after ?? words.file}
        </p>
      ) : null}
    </li>
  );
}
