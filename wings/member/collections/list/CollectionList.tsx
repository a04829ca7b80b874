import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../../parts/download/FileRow.tsx';
import { Pager } from '../../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../../parts/statement/StatementPage.tsx';
import { downloadKep, type readKep } from '../collections.api.ts';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import { CollectionRows } from './CollectionRows.tsx';
import { kepQuery } from './collections-address.ts';

/** D-11: six at first, the others of the page when asked for. */
const atFirst = 6;

type CollectionListProps = DataOf<typeof readKep> & { readonly page: string | undefined };

/** One kind's bills or receipts, newest first, with their files. */
export function CollectionList({ collections, kind, page, next, prev }: CollectionListProps) {
  const { pathname } = useLocation();
  const [all, setAll] = useState(page !== undefined);
  const shown = all ? collections : collections.slice(0, atFirst);
  const hidden = collections.length - shown.length;
  const to = (cursor: string | null) =>
    cursor === null ? undefined : pathname + kepQuery({ kind, page: cursor });
  return (
    <StatementPage page={page}>
      <FileRow>
        <DownloadFiles endpoint={downloadKep} input={{ kind }} />
      </FileRow>
      <CollectionRows kind={kind} collections={shown} />
      {hidden > 0 ? (
        <p className={styles.more}>
          <Button icon={ChevronDown} onClick={() => setAll(true)}>
            {text.list.more(hidden)}
          </Button>
        </p>
      ) : (
        <Pager label={text.list.pages} newer={to(prev)} older={to(next)} />
      )}
    </StatementPage>
  );
}
