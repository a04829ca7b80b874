import { Mail } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsBones } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { LetterRows } from './LetterRows.tsx';
import { readLetters } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';

/** All letters of the agency, newest first; what nobody has opened is named in words. */
export function LettersPage() {
  const feed = useFeed(readLetters, {});
  const { state, data } = feed;
  return (
    <>
      <DatedTop title={text.title} day={data?.as_of} />
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
      {state === 'fetching' ? (
        <Loading what={text.loading}>
          <RowsBones lines={13} columns={5} />
        </Loading>
      ) : null}
      {data && data.letters.length > 0 ? (
        <div className={styles.list}>
          <p className={styles.lead}>
            <Whole of={text.lead} />
          </p>
          <LetterRows letters={data.letters} />
        </div>
      ) : null}
      {data && data.letters.length === 0 ? (
        <Panel>
          <Blank
            icon={Mail}
            title={text.empty}
            actions={<ButtonLink to={paths.agencySummary}>{text.toSummary}</ButtonLink>}
          >
            {`${text.emptyHint} ${text.office}`}
          </Blank>
        </Panel>
      ) : null}
    </>
  );
}
