import { BriefcaseBusiness, ClipboardCheck, Headset } from 'lucide-react';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import styles from './home.module.css';
import { text } from './home.text.ts';
import { OwnSessions } from './OwnSessions.tsx';

/** What a role opens; the office grows by lines of this table. */
const rooms = [
  { roles: ['support'], to: '/office/help', icon: Headset, name: text.help, hint: text.helpHint },
  {
    roles: ['finance', 'admin'],
    to: '/office/agency_reports',
    icon: ClipboardCheck,
    name: text.reports,
    hint: text.reportsHint,
  },
] as const;

/** The desk of a member of staff: what their roles open, and where they are signed in. */
export function OfficePage() {
  const { login, name, roles } = useOfficer();
  const open = rooms.filter((room) => room.roles.some((role) => roles.includes(role)));
  return (
    <>
      <PageHeading title={text.title} sub={text.greet(name)} />
      <div className={styles.desk}>
        <Panel title={text.work}>
          {open.length === 0 ? (
            <EmptyState icon={BriefcaseBusiness} title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <ul>
              {open.map((room) => (
                <li key={room.to}>
                  <Link to={room.to} className={styles.room}>
                    <Icon of={room.icon} />
                    <span>
                      <b>{room.name}</b>
                      <span className={styles.say}>{room.hint}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={text.me}>
          <Facts>
            <Fact label={text.name}>{name}</Fact>
            <Fact label={text.login}>{login}</Fact>
          </Facts>
        </Panel>
        <OwnSessions />
      </div>
    </>
  );
}
