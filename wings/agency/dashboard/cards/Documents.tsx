import { ChartPie, ChevronRight, FileText, type LucideIcon, Mail } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import styles from '../dashboard.module.css';
import { text } from '../dashboard.text.ts';

const { documents: words } = text;

interface Document {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly say: string;
}

const documents: readonly Document[] = [
  { to: paths.agencyCover, icon: FileText, ...words.cover },
  { to: paths.agencyLetters, icon: Mail, ...words.letters },
  { to: paths.agencySummary, icon: ChartPie, ...words.summary },
];

/** The three documents of every month (D-24). */
export function Documents() {
  return (
    <Panel title={words.title} className={styles.part}>
      <ul className={styles.links}>
        {documents.map(({ to, icon, name, say }) => (
          <li key={to}>
            <Go to={to}>
              <Icon of={icon} />
              <span>
                <b>{name}</b>
                <span>{say}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </Go>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
