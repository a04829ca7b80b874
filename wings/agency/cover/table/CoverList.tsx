import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { useWideViewport } from '../../../../kit/viewport/use-wide-viewport.ts';
import { useDraft } from '../../../../parts/agency-month/draft/draft-context.ts';
import { text } from '../cover.text.ts';
import { CoverCards } from './CoverCards.tsx';
import { CoverTable, idOf } from './CoverTable.tsx';
import { type Cells, type Cover, type CoverLine, columnGroups } from './columns.ts';
import { Finder } from './find/Finder.tsx';
import { foundLines, type ListSearch, linesOfPage, pageOf, passes } from './find/find.ts';
import styles from './find/finder.module.css';
import { Pages } from './find/Pages.tsx';
import type { ResultColumn } from './result-column.ts';

export const everything: ListSearch = { words: '', outcome: 'all', page: 0 };

interface CoverListProps {
  readonly cover: Cover;
  readonly totals: Cells;
  readonly caption: string;
  readonly Result: ResultColumn;
  readonly listSearch: ListSearch;
  readonly onSeek: (listSearch: ListSearch) => void;
}

/** All members of the month: found by words and outcome, a hundred at a time. */
export function CoverList(props: CoverListProps) {
  const { cover, totals, caption, Result, listSearch, onSeek } = props;
  const { draft } = useDraft();
  const wide = useWideViewport();
  const { members, detail, sums, state } = cover;
  const isPosted = state === 'POSTED';
  const core = {
    members: sums?.members ?? members.length,
    collected: isPosted ? (sums?.collected ?? null) : null,
  };
  const groups = useMemo(() => columnGroups(detail, totals), [detail, totals]);
  const { outcome, page } = listSearch;
  // Typing goes before finding.
  const words = useDeferredValue(listSearch.words);
  // By what was so when it was asked: a line that is changed meanwhile does not run away.
  const found = useMemo(() => {
    const passing = (line: CoverLine) => {
      const { entry, fault } = draft.shown(idOf(line));
      return passes(outcome, {
        outcome: line.posted?.outcome ?? entry.outcome,
        isAtFault: fault !== undefined,
        consent: line.consent,
      });
    };
    return foundLines(members, words).filter(passing);
  }, [members, words, outcome, draft]);
  const at = pageOf(found.length, page);
  const lines = useMemo(
    () => found.slice(at.page * linesOfPage, (at.page + 1) * linesOfPage),
    [found, at.page],
  );
  const isAll = found.length === members.length;
  return (
    <>
      <Finder {...{ listSearch, isPosted, members, onSeek }} />
      <p className={styles.count} role="status">
        {isAll ? '' : text.list.found(formatNumber(found.length, 0))}
      </p>
      {found.length === 0 ? (
        <NobodyFound onClear={() => onSeek(everything)} />
      ) : wide ? (
        <CoverTable {...{ caption, lines, groups, totals, core, Result }} />
      ) : (
        <CoverCards {...{ lines, groups, Result }} />
      )}
      <Pages at={at} count={found.length} onPage={(to) => onSeek({ ...listSearch, page: to })} />
    </>
  );
}

function NobodyFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyPanel
      icon={SearchX}
      title={text.list.none}
      actions={<Button onClick={onClear}>{text.list.clear}</Button>}
    >
      {text.list.noneHint}
    </EmptyPanel>
  );
}
