import { UserCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { classes } from '../../../../kit/classes.ts';
import { FileLinks } from '../../../../kit/file/FileLinks.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { Candidates } from '../Candidates.tsx';
import { CheckPanel } from '../check/CheckPanel.tsx';
import { isCheckOpen } from '../check/is-open.ts';
import { readFilter } from '../election.address.ts';
import styles from '../election.module.css';
import { electionText as text } from '../election.text.ts';
import type { ElectionData } from '../election.types.ts';
import { PollingPlaces } from './PollingPlaces.tsx';
import { Results } from './Results.tsx';
import { Timeline } from './Timeline.tsx';

interface BodyProps {
  readonly election: ElectionData;
}

/** One election; its status decides what stands first. */
export function ElectionBody({ election }: BodyProps) {
  const { title, status, note } = election;
  const isVoting = status === 'VOTING';
  const side = <Side key="side" election={election} />;
  const main = <Main key="main" election={election} />;
  return (
    <Wrap className={styles.page}>
      <PageHeading
        title={<Whole of={title} />}
        sub={text.now[status]}
        end={<Badge kind={status === 'RESULT' ? 'ok' : 'blue'}>{text.status[status]}</Badge>}
      />
      {note ? (
        <p className={styles.note}>
          <Whole of={note} />
        </p>
      ) : null}
      {status === 'CAMPAIGN' ? (
        <p className={styles.jump}>
          <ButtonLink to="#check" icon={UserCheck}>
            {text.toCheck}
          </ButtonLink>
        </p>
      ) : null}
      {/* On the days of voting where to go comes before whom to choose. */}
      <div className={classes(styles.columns, isVoting && styles.placesFirst)}>
        {isVoting ? [side, main] : [main, side]}
      </div>
      <OtherYears {...election} />
    </Wrap>
  );
}

function Main({ election }: BodyProps) {
  const [params] = useSearchParams();
  const { status, zones } = election;
  const candidates = <Candidates key="candidates" {...election} filter={readFilter(params)} />;
  const places = zones.length > 0 ? <PollingPlaces key="places" zones={zones} /> : null;
  return (
    <div className={styles.stack}>
      {status === 'RESULT' ? <Results {...election} /> : null}
      {status === 'VOTING' ? [places, candidates] : [candidates, places]}
    </div>
  );
}

function Side({ election }: BodyProps) {
  const { status, calendar, documents } = election;
  return (
    <div className={styles.stack}>
      {isCheckOpen(status) ? (
        <div id="check">
          <CheckPanel />
        </div>
      ) : null}
      {calendar.length > 0 ? <Timeline {...election} /> : null}
      {documents.length > 0 ? (
        <Panel title={text.documents.title}>
          <FileLinks
            files={documents.map(({ name, url, media_type, bytes }) => ({
              name,
              url,
              type: media_type,
              size: bytes,
            }))}
          />
        </Panel>
      ) : null}
    </div>
  );
}

function OtherYears({ years, year_be }: Pick<ElectionData, 'years' | 'year_be'>) {
  const others = years.filter((one) => one.year_be !== year_be);
  if (others.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={text.years}>
      <h2>{text.years}</h2>
      <ul>
        {others.map((one) => (
          <li key={one.year_be}>
            <Link to={`${paths.election}?year=${one.year_be}`}>{one.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
