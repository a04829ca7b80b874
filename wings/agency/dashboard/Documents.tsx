import { ChartPie, ChevronRight, FileText, type LucideIcon, Mail } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';

const { documents: words } = text;

interface Document {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly description: string;
}

const cover: Document = { to: paths.agencyCover, icon: FileText, ...words.cover };
const letters: Document = { to: paths.agencyLetters, icon: Mail, ...words.letters };
const summary: Document = { to: paths.agencySummary, icon: ChartPie, ...words.summary };

/** Of an office without members of its own: what it has first, and why the others are empty. */
const ofOffice: readonly Document[] = [
  { ...summary, description: words.ofUnits },
  { ...cover, description: words.noMembers },
  { ...letters, description: words.noMembers },
];

/** The three documents of every month (D-24); `isOffice`: of the units below alone. */
export function Documents({ isOffice }: { readonly isOffice: boolean }) {
  const documents = isOffice ? ofOffice : [cover, letters, summary];
  return (
    <Panel title={words.title} className={styles.part}>
      <ul className={styles.links}>
        {documents.map(({ to, icon, name, description }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={icon} />
              <span>
                <b>{name}</b>
                <span>{description}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
