import { ChevronRight, LogIn } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { classes } from '../../../../kit/classes.ts';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { SpriteIcon } from '../../../../kit/icon/SpriteIcon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { homeText as text } from '../home.text.ts';
import styles from './sign-in.module.css';
import { Welcome } from './Welcome.tsx';

/** The ways in: a member's, or a welcome to whoever is signed in (D-16), and an agency's. */
export function SignInCard({ className }: { readonly className?: string | undefined }) {
  const { user } = useMemberSession();
  const title = user ? text.welcome.title(user.member.MEMBER_NAME) : text.signIn.title;
  return (
    <Panel title={title} className={classes(styles.card, className)}>
      {user ? <Welcome user={user} /> : <SignIn />}
      <Link to={paths.agencyLogon} className={styles.agency}>
        <SpriteIcon of="building" />
        <span>
          <b>{text.agency.title}</b>
          <small>{text.agency.about}</small>
        </span>
        <Icon of={ChevronRight} />
      </Link>
      <p className={styles.care}>
        <SpriteIcon of="shield-check" />
        <span>
          <b>{text.care.title}</b> {text.care.about}
        </span>
      </p>
    </Panel>
  );
}

function SignIn() {
  return (
    <>
      <ButtonLink look="primary" block icon={LogIn} to={paths.memberLogon}>
        {text.signIn.button}
      </ButtonLink>
      <p className={styles.links}>
        <Link to={paths.memberForget}>{text.signIn.forget}</Link>
        <Link to={paths.memberRegister}>{text.signIn.register}</Link>
      </p>
    </>
  );
}
