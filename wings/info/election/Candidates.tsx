import { UserSearch, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';
import styles from './candidates.module.css';
import { isOver } from './check/is-open.ts';
import { type CandidateFilter, writeFilter } from './election.address.ts';
import { electionText } from './election.text.ts';
import type { ElectionData } from './election.types.ts';

const text = electionText.candidates;

interface CandidatesProps
  extends Pick<ElectionData, 'candidates' | 'positions' | 'zones' | 'results' | 'status'> {
  readonly filter: CandidateFilter;
}

/** Who stands, position by position, as the address filters them. */
export function Candidates(props: CandidatesProps) {
  const { candidates, positions, zones, results, status, filter } = props;
  const seatsOf = isOver(status) ? text.seatsWere : text.seats;
  const [params] = useSearchParams();
  const shown = candidates.filter(
    ({ position, zone }) =>
      (filter.position === undefined || position === filter.position) &&
      // Who stands for all zones stands for this one, too.
      (filter.zone === undefined || zone === null || zone === filter.zone),
  );
  const elected = new Set(
    results.filter((one) => one.elected).map(({ position, number }) => `${position} ${number}`),
  );
  return (
    <section id="candidates" aria-labelledby="candidates-title">
      <Head title={text.title} id="candidates-title" />
      {candidates.length === 0 ? (
        <EmptyPanel icon={Users} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : (
        <CandidateFilters {...{ positions, zones, filter }} />
      )}
      {candidates.length > 0 && shown.length === 0 ? (
        <EmptyPanel
          icon={UserSearch}
          title={text.noMatch}
          actions={
            <ButtonLink to={writeFilter(params, { position: undefined, zone: undefined })}>
              {text.all}
            </ButtonLink>
          }
        >
          {text.noMatchHint}
        </EmptyPanel>
      ) : null}
      {positions.map(({ code, name, seats }) => {
        const here = shown.filter(({ position }) => position === code);
        if (here.length === 0) return null;
        return (
          <section key={code} className={styles.position} aria-labelledby={`position-${code}`}>
            <Head title={name} id={`position-${code}`} level={3} end={<p>{seatsOf(seats)}</p>} />
            <ul className={styles.cards}>
              {here.map((candidate) => (
                <CandidateCard
                  key={candidate.number}
                  candidate={candidate}
                  elected={elected.has(`${code} ${candidate.number}`)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
