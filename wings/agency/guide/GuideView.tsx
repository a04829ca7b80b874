import { FileClock } from 'lucide-react';
import { useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Prose } from '../../../kit/prose/Prose.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { Contacts } from './Contacts.tsx';
import type { readGuideGroup } from './guide.api.ts';
import styles from './guide.module.css';
import { text } from './guide.text.ts';
import { ReadMark } from './ReadMark.tsx';
import { Since } from './Since.tsx';

type GuideData = DataOf<typeof readGuideGroup>;

/** A version of the guide: contents first, then its sections, then whom to ask. */
export function Guide(guide: GuideData) {
  const { version, intro_html, sections, versions, read_at } = guide;
  const id = useId();
  const [newest] = versions;
  const isOld = newest !== undefined && newest.version !== version;
  const places = sections.map(({ title }, at) => ({ title, id: `${id}${at + 1}` }));
  return (
    <div className={styles.page}>
      {isOld ? (
        <Alert kind="warn" title={text.old}>
          <Link to={paths.agencyGuide}>{text.toNewest(newest.version)}</Link>
        </Alert>
      ) : null}
      {intro_html === '' ? null : (
        <Panel label={text.title}>
          <Prose html={intro_html} />
        </Panel>
      )}
      {places.length > 1 ? <Contents places={places} /> : null}
      {sections.map(({ title, html }, at) => (
        <Panel key={places[at]?.id} title={<Title id={places[at]?.id}>{title}</Title>}>
          <Prose html={html} />
        </Panel>
      ))}
      <Contacts />
      <ReadMark version={version} readAt={read_at} />
      <Versions shown={version} versions={versions} />
    </div>
  );
}

interface TitleProps {
  readonly id: string | undefined;
  readonly children: string;
}

/** Where the contents lead to. */
function Title({ id, children }: TitleProps) {
  return (
    <span id={id}>
      <Whole of={children} />
    </span>
  );
}

interface ContentsProps {
  readonly places: readonly { readonly title: string; readonly id: string }[];
}

function Contents({ places }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={text.contents}>
      <h2>{text.contents}</h2>
      <ol>
        {places.map(({ title, id }) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <span>
                <Whole of={title} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
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
