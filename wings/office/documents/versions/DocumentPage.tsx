import { FilePlus2, FileStack } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import type { DocumentKey } from '../../../../core/document-keys.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { HistoryPanel } from '../../../../parts/history/HistoryPanel.tsx';
import { QueryPage } from '../../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readDocument } from '../documents.api.ts';
import styles from '../documents.module.css';
import { documentWords, text } from '../documents.text.ts';
import { NoDocument } from '../NoDocument.tsx';
import { useDocumentKey } from '../use-document-key.ts';
import { Comparison } from './Comparison.tsx';
import { historyEntries } from './history-entries.ts';
import { VersionTable } from './VersionTable.tsx';

type Document = DataOf<typeof readDocument>;

/** `/office/documents/:document`: all versions of one, two of them compared, and the history. */
export function DocumentPage() {
  const document = useDocumentKey();
  return document === undefined ? <NoDocument /> : <Found document={document} />;
}

function Found({ document }: { readonly document: DocumentKey }) {
  const { name, readers } = documentWords[document];
  return (
    <QueryPage
      back={<BackLink to={officeRooms.documents.path}>{text.all}</BackLink>}
      query={useApiQuery(readDocument, { document })}
      title={name}
      sub={readers}
      control={(read) => (read ? <WriteLink {...read} /> : undefined)}
      className={styles.page}
      loading={text.loading}
      skeleton={<RowsSkeleton columns={4} />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(read) => <Versions key={read.digest} read={read} />}
    </QueryPage>
  );
}

function WriteLink({ document, versions }: Document) {
  const ahead = versions.findLast(({ standing }) => standing === 'AHEAD');
  return (
    <ButtonLink to={officePaths.writeDocument(document)} look="primary" icon={FilePlus2}>
      {ahead ? text.change(ahead.version) : text.write}
    </ButtonLink>
  );
}

/** The pair that is compared at first: what is newest, against what it takes the place of. */
function firstPair(versions: Document['versions']) {
  const living = versions.filter(({ standing }) => standing !== 'WITHDRAWN');
  const [after, before] = living.length > 1 ? living : versions;
  return { before: before?.version ?? '', after: after?.version ?? '' };
}

function Versions({ read }: { readonly read: Document }) {
  const { document, versions } = read;
  const [pair, setPair] = useState(() => firstPair(versions));
  return (
    <>
      {versions.length === 0 ? (
        <EmptyPanel icon={FileStack} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : (
        <VersionTable read={read} pair={pair} onPair={setPair} />
      )}
      {versions.length > 1 ? (
        <Comparison key={`${pair.before} ${pair.after}`} document={document} {...pair} />
      ) : null}
      <HistoryPanel entries={historyEntries(read.history)} />
    </>
  );
}
