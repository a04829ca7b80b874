import { ArrowRight } from 'lucide-react';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';
import type { DashboardData } from './shapes.ts';
import { belowAddress } from './sub-agencies-address.ts';

const { below: words } = text.cards;

/** The one large figure of an office without members of its own: what its units are asked for. */
export function Below({ below }: { readonly below: NonNullable<DashboardData['below']> }) {
  const { billed, members, agencies, posted_agencies } = below;
  return (
    <Panel label={words.title} className={styles.now}>
      <div className={styles.figure}>
        <Muted>{words.billed(monthName(below))}</Muted>
        <p>
          <Amount value={billed} size={4} />
        </p>
        <Muted>
          <Points>
            {words.agencies(agencies)}
            {text.now.members(members)}
          </Points>
        </Muted>
      </div>
      <div className={styles.next}>
        <h2>{words.title}</h2>
        <p>
          {words.posted} {words.of(posted_agencies, agencies)}
        </p>
        <ButtonLink look="primary" to={belowAddress(below)}>
          {words.more}
          <Icon of={ArrowRight} size="s" />
        </ButtonLink>
      </div>
    </Panel>
  );
}
