import { LogIn, ShieldCheck } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { homeText as text } from '../home.text.ts';
import styles from './sign-in.module.css';
import { WelcomeCard } from './WelcomeCard.tsx';

/** The way in, or a welcome to whoever is signed in (D-16). */
export function SignInCard() {
  const { user } = useMemberSession();
  return (
    <div className={styles.side}>
      {user ? <WelcomeCard user={user} /> : <SignInPanel />}
      <p className={styles.care}>
        <Icon of={ShieldCheck} />
        <span>
          <b>{text.care.title}</b>
          {text.care.about}
        </span>
      </p>
    </div>
  );
}

function SignInPanel() {
  return (
    <Panel title={text.signIn.title} className={styles.card}>
      <p>{text.signIn.about}</p>
      <ButtonLink look="primary" block icon={LogIn} to={paths.memberLogon}>
        {text.signIn.button}
      </ButtonLink>
      <p className={styles.links}>
        <Link to={paths.memberForget}>{text.signIn.forget}</Link>
        <Link to={paths.memberRegister}>{text.signIn.register}</Link>
      </p>
    </Panel>
  );
}
