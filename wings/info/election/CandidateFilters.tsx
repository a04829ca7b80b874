import { useSearchParams } from 'react-router';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './candidates.module.css';
import { type CandidateFilter, writeFilter } from './election.address.ts';
import { electionText } from './election.text.ts';
import type { ElectionData } from './election.types.ts';

const text = electionText.candidates;

interface FiltersProps extends Pick<ElectionData, 'positions' | 'zones'> {
  readonly filter: CandidateFilter;
}

/** Plain links, so that a choice can be kept, sent and made without script. */
export function CandidateFilters({ positions, zones, filter }: FiltersProps) {
  const byPosition = [
    { name: text.everyPosition, position: undefined },
    ...positions.map(({ code, name }) => ({ name, position: code })),
  ];
  const byZone = [
    { name: text.everyZone, zone: undefined },
    ...zones.map(({ zone_no }) => ({ name: text.zone(zone_no), zone: zone_no })),
  ];
  return (
    <div className={styles.filters}>
      {positions.length > 1 ? (
        <Choices
          label={text.byPosition}
          choices={byPosition.map(({ name, position }) => ({
            name,
            to: { ...filter, position },
            chosen: filter.position === position,
          }))}
        />
      ) : null}
      {zones.length > 1 ? (
        <Choices
          label={text.byZone}
          choices={byZone.map(({ name, zone }) => ({
            name,
            to: { ...filter, zone },
            chosen: filter.zone === zone,
          }))}
        />
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly {
    readonly name: string;
    readonly to: CandidateFilter;
    readonly chosen: boolean;
  }[];
}

function Choices({ label, choices }: ChoicesProps) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ name, to, chosen }) => (
          <li key={name}>
            <Link
              to={writeFilter(params, to)}
              className={styles.choice}
              aria-current={chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
