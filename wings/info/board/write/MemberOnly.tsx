import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { boardText } from '../board.text.ts';
import styles from './write.module.css';

const text = boardText.signIn;

interface MemberOnlyProps {
  /** What signing in is for. */
  readonly about: string;
  /** The sign-in that comes back here. */
  readonly to: string;
  readonly children: ReactNode;
}

/** What members see, and the way to sign in for everybody else. */
export function MemberOnly({ about, to, children }: MemberOnlyProps) {
  const { loggedIn, user } = useMemberSession();
  if (user?.impersonated) {
    return (
      <Panel label={text.title} className={styles.gate}>
        <p>{text.helped}</p>
      </Panel>
    );
  }
  if (loggedIn) return children;
  return (
    <Panel title={text.title} className={styles.gate}>
      <p>{about}</p>
      <noscript>
        <p>{text.script}</p>
      </noscript>
      <p>
        <ButtonLink look="primary" icon={LogIn} to={to}>
          {text.button}
        </ButtonLink>
      </p>
    </Panel>
  );
}
