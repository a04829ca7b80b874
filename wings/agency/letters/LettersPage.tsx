import { Mail } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { LetterRows } from './LetterRows.tsx';
import { readLetters } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';

/** All letters of the agency, newest first; what nobody has opened is named in words. */
export function LettersPage() {
  const query = useApiQuery(readLetters, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading title={text.title} day={data?.as_of} />
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {state === 'fetching' ? (
        <Loading what={text.loading}>
          <RowsSkeleton lines={13} columns={5} />
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
          <EmptyState
            icon={Mail}
            title={text.empty}
            actions={<ButtonLink to={paths.agencySummary}>{text.toSummary}</ButtonLink>}
          >
            {`${text.emptyHint} ${text.office}`}
          </EmptyState>
        </Panel>
      ) : null}
    </>
  );
}
