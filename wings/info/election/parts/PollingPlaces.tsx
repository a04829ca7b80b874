import { MapPin } from 'lucide-react';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { electionText } from '../election.text.ts';
import type { ElectionData } from '../election.types.ts';
import styles from './polling-places.module.css';

const text = electionText.places;

/** Where each zone votes. The map is somebody else's page and opens by a plain link. */
export function PollingPlaces({ zones }: Pick<ElectionData, 'zones'>) {
  return (
    <Panel title={text.title}>
      <ul className={styles.places}>
        {zones.map(({ zone_no, name, polling_place, map_url }) => (
          <li key={zone_no}>
            <div>
              <h3>{name}</h3>
              <p>{polling_place}</p>
            </div>
            {map_url ? (
              <Link to={map_url} className={styles.map}>
                <Icon of={MapPin} size="s" />
                {text.map}
                <VisuallyHidden>{text.mapOf(polling_place)}</VisuallyHidden>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
