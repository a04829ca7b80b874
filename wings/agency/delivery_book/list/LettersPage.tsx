import { Mail } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { EmptyPanel } from '../../../../kit/blank/EmptyPanel.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { useFeed } from '../../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../../kit/page/QueryPage.tsx';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import { readLetters } from '../delivery_book.api.ts';
import styles from '../delivery_book.module.css';
import { text } from '../delivery_book.text.ts';
import { LetterRows } from './LetterRows.tsx';

const noLetters = (
  <EmptyPanel
    icon={Mail}
    title={text.empty}
    actions={<ButtonLink to={paths.agencySummary}>{text.toSummary}</ButtonLink>}
  >
    {`${text.emptyHint} ${text.office}`}
  </EmptyPanel>
);

/** All letters of the agency, newest first; what nobody has opened is named in words. */
export function LettersPage() {
  return (
    <QueryPage
      query={useFeed(readLetters, {})}
      title={text.title}
      sub={asOfLine}
      loading={text.loading}
      skeleton={<RowsSkeleton rows={13} columns={5} />}
      failed={text.failed}
      failedHint={text.safe}
      empty={({ letters }) => letters.length === 0 && noLetters}
    >
      {({ letters }) => (
        <div className={styles.list}>
          <p className={styles.lead}>
            <Whole of={text.lead} />
          </p>
          <LetterRows letters={letters} />
        </div>
      )}
    </QueryPage>
  );
}
