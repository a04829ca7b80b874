import { CircleCheck, Play, UserRound } from 'lucide-react';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { sourcesOf } from '../../../kit/image/picture-sources.ts';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './candidates.module.css';
import { electionText } from './election.text.ts';
import type { CandidateData } from './election.types.ts';

const text = electionText.candidates;

interface CardProps {
  readonly candidate: CandidateData;
  readonly elected: boolean;
}

/** One candidate: the number as it stands on the ballot paper, the face, what they say. */
export function CandidateCard({ candidate, elected }: CardProps) {
  const { number, name, zone, unit, photo, bio, video_url } = candidate;
  const where = [zone === null ? '' : text.zone(zone), unit].filter(Boolean).join(' · ');
  return (
    <li className={styles.card}>
      <div className={styles.face}>
        {photo ? (
          <img
            {...sourcesOf(photo, '6rem', 4 / 5)}
            alt={text.photo(name)}
            width={240}
            height={300}
            loading="lazy"
          />
        ) : (
          <Icon of={UserRound} size="l" />
        )}
      </div>
      <div className={styles.about}>
        <p className={styles.number}>
          {text.number} <b>{number}</b>
        </p>
        <h4>{name}</h4>
        {elected ? (
          <Badge kind="ok" icon={CircleCheck}>
            {text.elected}
          </Badge>
        ) : null}
        {where ? <Muted>{where}</Muted> : null}
        {bio ? <p>{bio}</p> : null}
        {video_url ? (
          <p>
            <Link to={video_url} className={styles.video} aria-label={`${text.video} ${name}`}>
              <Icon of={Play} size="s" />
              {text.video}
            </Link>
          </p>
        ) : null}
      </div>
    </li>
  );
}
