import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readRefusedWords } from './board.api.ts';
import styles from './board.module.css';
import { text } from './board.text.ts';
import { AddedWords } from './parts/AddedWords.tsx';
import { TryText } from './parts/TryText.tsx';

const { words } = text;
const skeleton = (
  <Panel title={words.added}>
    <SkeletonLines count={4} />
  </Panel>
);

/** `/office/board/words`: what the board does not take, and a trial of it. */
export function WordsPage() {
  const query = useApiQuery(readRefusedWords, {});
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.board.path}>{words.back}</BackLink>}
        title={words.title}
        sub={words.sub}
      />
      <div className={styles.panels}>
        <QueryContent
          query={query}
          loading={words.loading}
          skeleton={skeleton}
          failed={words.failed}
          failedHint={text.failedHint}
          staffHome="/office"
        >
          {(first) => <Lists first={first} />}
        </QueryContent>
        <TryText />
      </div>
    </>
  );
}

function Lists({ first }: { readonly first: DataOf<typeof readRefusedWords> }) {
  const [lists, setLists] = useState(first);
  return (
    <>
      <AddedWords added={lists.added} onLists={setLists} />
      <Panel>
        <details className={styles.builtIn}>
          <summary>{words.builtIn(lists.built_in.length)}</summary>
          <p>{lists.built_in.join(' · ')}</p>
        </details>
      </Panel>
    </>
  );
}
