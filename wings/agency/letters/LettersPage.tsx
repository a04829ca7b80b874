import { Mail } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { LetterRows } from './LetterRows.tsx';
import { readLetters } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';

const noLetters = (
  <EmptyPanel
    icon={Mail}
    title={text.empty}
    actions={<ButtonLink to={paths.agencySummary}>{text.toSummary}</ButtonLink>}
  >
    {`${text.emptyHint} ${text.office}`}
  </EmptyPanel>
);

/** Letters that nobody may send money by yet, and why. */
const Waiting = ({ count }: { readonly count: number }) => (
  <Alert kind="warn" title={text.waits(count)}>
    {text.waitsHint}
  </Alert>
);

/** All letters of the agency, newest first; what nobody has opened is named in words. */
export function LettersPage() {
  return (
    <QueryPage
      query={useApiQuery(readLetters, {})}
      title={text.title}
      sub={asOfLine}
      loading={text.loading}
      skeleton={<RowsSkeleton rows={13} columns={4} />}
      failed={text.failed}
      failedHint={text.safe}
      intro={(data) => data && data.waiting > 0 && <Waiting count={data.waiting} />}
      empty={({ letters, waiting }) => letters.length + waiting === 0 && noLetters}
    >
      {({ letters }) => (
        <div className={styles.list}>
          <p className={styles.lead}>
            {text.lead} <Explain of="opening" />
          </p>
          <LetterRows letters={letters} />
        </div>
      )}
    </QueryPage>
  );
}
