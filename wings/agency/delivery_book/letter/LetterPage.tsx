import { FileText } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import type { LetterKey } from '../../../../core/agency/letter/number.ts';
import { showCode } from '../../../../core/codes/tracking-code.ts';
import { NotAmong } from '../../../../kit/blank/NotAmong.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { DayFact } from '../../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { useFeed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Back } from '../../../../kit/link/Back.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { QueryPage } from '../../../../kit/page/QueryPage.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { CardsSkeleton } from '../../../../kit/skeleton/CardsSkeleton.tsx';
import { useFile } from '../../../../kit/take-away/use-file.ts';
import { printLetter, readLetter } from '../delivery_book.api.ts';
import styles from '../delivery_book.module.css';
import { text } from '../delivery_book.text.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { Openings } from './Openings.tsx';

type LetterData = DataOf<typeof readLetter>;
type Key = { readonly year: string; readonly run: string };

/** One letter as it would lie on the desk, with who has opened it; the way to its paper. */
export function LetterPage({ of }: { readonly of: LetterKey }) {
  const key = { year: String(of.yearBe), run: String(of.run) };
  const query = useFeed(readLetter, key);
  if (query.code === 'not_found') return <NoLetter />;
  return (
    <>
      <ToAll />
      <QueryPage
        query={query}
        title={(known) => (known ? text.letter(known.letter_no) : text.letterOf)}
        sub={(known) => (known ? <Dated {...known} /> : undefined)}
        control={(known) => (known ? <PrintButton of={key} /> : undefined)}
        loading={text.loadingLetter}
        skeleton={<CardsSkeleton count={10} />}
        failed={text.failedLetter}
        failedHint={query.code === 'untied' ? text.untiedLetter : text.safe}
      >
        {(letter) => <Letter letter={letter} />}
      </QueryPage>
    </>
  );
}

const ToAll = () => <Back to={paths.agencyLetters}>{text.back}</Back>;

const Dated = ({ letter_date }: LetterData) => (
  <>
    {text.date} <ThaiDate day={letter_date} long />
  </>
);

function PrintButton({ of }: { readonly of: Key }) {
  const { busy, take } = useFile(printLetter);
  return (
    <Button
      look="primary"
      icon={FileText}
      busy={busy !== undefined}
      busyText={text.making}
      onClick={() => void take({ ...of, format: 'pdf' })}
    >
      {text.print}
    </Button>
  );
}

function Letter({ letter }: { readonly letter: LetterData }) {
  const { replaced_by, replaces, year, month } = letter;
  return (
    <div className={styles.letter}>
      {replaced_by === null ? null : (
        <Say kind="warn" title={text.isReplaced}>
          <Go to={paths.agencyLetter(replaced_by.letter_year, replaced_by.run)}>
            {text.newer(replaced_by.letter_no)}
          </Go>
        </Say>
      )}
      {replaces === null ? null : (
        <Say>
          <Go to={paths.agencyLetter(replaces.letter_year, replaces.run)}>
            {text.replaces(replaces.letter_no)}
          </Go>
        </Say>
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
      <Top title={text.letterOf} />
      <NotAmong
        title={text.noLetter}
        hint={text.noLetterHint}
        to={paths.agencyLetters}
        back={text.back}
      />
    </>
  );
}
