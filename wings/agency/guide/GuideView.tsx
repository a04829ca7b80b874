import { FileClock } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { GuideText } from '../../../parts/guide/GuideText.tsx';
import { Contacts } from './Contacts.tsx';
import { GuideChange } from './GuideChange.tsx';
import type { readGuideGroup } from './guide.api.ts';
import styles from './guide.module.css';
import { text } from './guide.text.ts';
import { ReadMark } from './ReadMark.tsx';
import { Since } from './Since.tsx';

type GuideData = DataOf<typeof readGuideGroup>;

/** A version of the guide: contents first, then its sections, then whom to ask. */
export function Guide(guide: GuideData) {
  const { version, intro_html, sections, versions, read_at } = guide;
  const [newest] = versions;
  const isOld = newest !== undefined && newest.version !== version;
  return (
    <div className={styles.page}>
      {isOld ? (
        <Alert kind="warn" title={text.old}>
          <Link to={paths.agencyGuide}>{text.toNewest(newest.version)}</Link>
        </Alert>
      ) : null}
      <GuideChange guide={guide} />
      <GuideText intro_html={intro_html} sections={sections} />
      <Contacts />
      <ReadMark version={version} readAt={read_at} />
      <Versions shown={version} versions={versions} />
    </div>
  );
}

type VersionsProps = Pick<GuideData, 'versions'> & { readonly shown: number };

/** All versions: whoever read an older one can read it again. One alone needs no list. */
function Versions({ shown, versions }: VersionsProps) {
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions}>
      <h2>
        <Icon of={FileClock} size="s" /> {text.versions}
      </h2>
      <ul>
        {versions.map((one) => (
          <li key={one.version}>
            <Link
              to={`${paths.agencyGuide}?version=${one.version}`}
              aria-current={one.version === shown ? 'page' : undefined}
            >
              <Since {...one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
