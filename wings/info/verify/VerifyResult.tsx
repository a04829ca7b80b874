import { type ReactNode, useEffect, useRef } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { QueryResult } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import type { readPaper } from './verify.api.ts';
import styles from './verify.module.css';
import { text } from './verify.text.ts';

type Paper = DataOf<typeof readPaper>;

/** One answer for whatever is no code of ours. */
const unknowns = new Set(['not_found', 'bad_input']);

interface VerifyResultProps {
  readonly query: QueryResult<Paper>;
  /** The page was there before: its answer takes the focus, so that it is read. */
  readonly arrived: boolean;
}

/** What came of a look-up; nothing before the first one. */
export function VerifyResult({ query, arrived }: VerifyResultProps) {
  const { phone } = useSite();
  const { state, data, code = '', ref, retry } = query;
  if (state === 'fetching') {
    return (
      <Loading what={text.busy}>
        <Panel className={styles.result}>
          <SkeletonLines count={3} />
        </Panel>
      </Loading>
    );
  }
  if (data) return <Stated paper={data} arrived={arrived} />;
  if (state !== 'failure') return null;
  if (unknowns.has(code)) {
    return (
      <ResultSection arrived={arrived}>
        <Alert kind="no" title={text.unknown}>
          {text.unknownHint} <Nowrap>{phone}</Nowrap>
        </Alert>
      </ResultSection>
    );
  }
  return (
    <Panel>
      <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
        {code === 'too_many' ? text.wait : text.failedHint}
      </Failed>
    </Panel>
  );
}

interface ResultSectionProps {
  readonly arrived: boolean;
  readonly children: ReactNode;
}

function ResultSection({ arrived, children }: ResultSectionProps) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrived) container.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <section className={styles.result} aria-label={text.answer} tabIndex={-1} ref={container}>
      {children}
    </section>
  );
}

function Stated({ paper, arrived }: { readonly paper: Paper; readonly arrived: boolean }) {
  const { letter } = paper;
  return (
    <ResultSection arrived={arrived}>
      <Alert kind="ok" title={text.valid}>
        {text.compare}
      </Alert>
      {letter?.withdrawn ? (
        <Alert kind="no" title={text.withdrawn}>
          {text.withdrawnHint}
        </Alert>
      ) : null}
      {letter?.replaced && !letter.withdrawn ? (
        <Alert kind="no" title={text.replaced}>
          {text.replacedHint}
        </Alert>
      ) : null}
      <Panel>
        <Facts kind="rows">
          <Fact label={text.kind}>{text.kinds[paper.kind]}</Fact>
          {letter ? <LetterFacts paper={paper} letter={letter} /> : <PaperFacts paper={paper} />}
        </Facts>
      </Panel>
    </ResultSection>
  );
}

function PaperFacts({ paper }: { readonly paper: Paper }) {
  return (
    <>
      <LongDay label={text.on} day={paper.on} />
      <Sum label={text.total} baht={paper.total} />
      <Sum label={text.debt} baht={paper.debt} />
      <LongDay label={text.issued} day={paper.issued_on} />
    </>
  );
}

interface LetterFactsProps {
  readonly paper: Paper;
  readonly letter: NonNullable<Paper['letter']>;
}

function LetterFacts({ paper, letter }: LetterFactsProps) {
  const { letter_no, unit_name, year, month, members } = letter;
  return (
    <>
      <Fact label={text.letterNo}>
        <Nowrap>{letter_no}</Nowrap>
      </Fact>
      <LongDay label={text.letterOn} day={paper.on} />
      <Fact label={text.month}>
        <Nowrap>{monthName({ year, month })}</Nowrap>
      </Fact>
      <Fact label={text.unit}>{unit_name}</Fact>
      <Fact label={text.members}>
        <Nowrap>{text.people(members)}</Nowrap>
      </Fact>
      <Sum label={text.billed} baht={paper.total} />
    </>
  );
}

function LongDay({ label, day }: { readonly label: string; readonly day: string }) {
  return (
    <Fact label={label}>
      <ThaiDate day={day} long />
    </Fact>
  );
}

/** Never hidden: it is to be compared with a paper. */
function Sum({ label, baht }: { readonly label: string; readonly baht: string | null }) {
  if (baht === null) return null;
  return (
    <Fact label={label}>
      <Nowrap>{formatBaht(baht)}</Nowrap>
    </Fact>
  );
}
