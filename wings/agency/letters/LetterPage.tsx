import { FileText } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import type { LetterKey } from '../../../core/agency/number.ts';
import { showCode } from '../../../core/codes/tracking-code.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { printLetter, readLetter } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';
import { Openings } from './Openings.tsx';

type LetterData = DataOf<typeof readLetter>;
type Key = { readonly year: string; readonly run: string };

/** Why a letter is not shown, where there is a reason that the agency may know. */
const hints: Readonly<Record<string, string>> = {
  untied: text.mismatchLetter,
  conflict: text.waitsHint,
};

/** One letter as it would lie on the desk, with who has opened it; the way to its paper. */
export function LetterPage({ of }: { readonly of: LetterKey }) {
  const key = { year: String(of.yearBe), run: String(of.run) };
  const query = useApiQuery(readLetter, key);
  if (query.code === 'not_found') return <NoLetter />;
  return (
    <QueryPage
      back={<BackLink to={paths.agencyLetters}>{text.back}</BackLink>}
      query={query}
      title={(lastData) => (lastData ? text.letter(lastData.letter_no) : text.letterOf)}
      sub={(lastData) => (lastData ? <Dated {...lastData} /> : undefined)}
      control={(lastData) => (lastData ? <PrintButton of={key} /> : undefined)}
      loading={text.loadingLetter}
      skeleton={<PanelSkeleton count={10} />}
      failed={text.failedLetter}
      failedHint={hints[query.code ?? ''] ?? text.safe}
    >
      {(letter) => <Letter letter={letter} />}
    </QueryPage>
  );
}

const Dated = ({ letter_date }: LetterData) => (
  <>
    {text.date} <ThaiDate day={letter_date} long />
  </>
);

function PrintButton({ of }: { readonly of: Key }) {
  const { busy, download } = useFile(printLetter);
  return (
    <Button
      look="primary"
      icon={FileText}
      busy={busy !== undefined}
      busyText={text.making}
      onClick={() => void download({ ...of, format: 'pdf' })}
    >
      {text.print}
    </Button>
  );
}

function Letter({ letter }: { readonly letter: LetterData }) {
  const { state, replaced_by, replaces, year, month } = letter;
  const isWithdrawn = state === 'WITHDRAWN';
  return (
    <div className={styles.letter}>
      {replaced_by === null && !isWithdrawn ? null : (
        <Alert kind="warn" title={isWithdrawn ? text.isWithdrawn : text.isReplaced}>
          {replaced_by && (
            <SentenceLink to={paths.agencyLetter(replaced_by.letter_year, replaced_by.run)}>
              {text.newer(replaced_by.letter_no)}
            </SentenceLink>
          )}
        </Alert>
      )}
      {replaces === null ? null : (
        <Alert>
          <SentenceLink to={paths.agencyLetter(replaces.letter_year, replaces.run)}>
            {text.replaces(replaces.letter_no)}
          </SentenceLink>
        </Alert>
      )}
      <LetterSheet words={letter.words} />
      <Openings letter={letter} />
      <Panel title={text.next}>
        <Facts>
          <DayFact label={text.due} day={letter.due_on} />
          <Fact label={text.code}>
            <span className={styles.code}>{showCode(letter.code)}</span>
          </Fact>
        </Facts>
        <p className={styles.cover}>
          <ButtonLink to={`${paths.agencyCover}?year=${year}&month=${month}`}>
            {text.cover}
          </ButtonLink>
        </p>
      </Panel>
    </div>
  );
}

/** The address names no letter, or one that is not the agency's. */
export function NoLetter() {
  return (
    <>
      <PageHeading title={text.letterOf} />
      <NoMatch
        title={text.noLetter}
        hint={text.noLetterHint}
        to={paths.agencyLetters}
        back={text.back}
      />
    </>
  );
}
