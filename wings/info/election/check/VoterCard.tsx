import { CircleCheck, CircleX, MapPin } from 'lucide-react';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { Voter } from '../election.types.ts';
import styles from './check.module.css';
import { checkText } from './check.text.ts';

const text = checkText.result;

/** A place on the voter list: may they vote, and if so where, at which booth, at which line. */
export function VoterCard({ voter }: { readonly voter: Voter }) {
  const { name_masked, unit, zone, zone_name, polling_place, map_url, booth, sequence } = voter;
  return (
    <div className={styles.voter}>
      <p>
        {voter.eligible ? (
          <Badge kind="ok" icon={CircleCheck}>
            {text.yes}
          </Badge>
        ) : (
          <Badge kind="no" icon={CircleX}>
            {text.no}
          </Badge>
        )}
      </p>
      {voter.reason ? <p>{voter.reason}</p> : null}
      <Facts>
        <Fact label={text.name}>{name_masked}</Fact>
        {unit ? <Fact label={text.unit}>{unit}</Fact> : null}
        {zone === null ? null : <Fact label={text.zone}>{zone_name ?? zone}</Fact>}
        {polling_place ? <Fact label={text.place}>{polling_place}</Fact> : null}
        {booth === null ? null : (
          <Fact label={text.booth}>
            <b>{booth}</b>
          </Fact>
        )}
        {sequence === null ? null : (
          <Fact label={text.sequence}>
            <b>{sequence}</b>
          </Fact>
        )}
      </Facts>
      {map_url ? (
        <Link to={map_url} className={styles.map}>
          <Icon of={MapPin} size="s" />
          {text.map}
        </Link>
      ) : null}
      {voter.eligible ? <Muted small>{text.bring}</Muted> : null}
    </div>
  );
}
