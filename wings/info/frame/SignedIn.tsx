import { paths } from '../../../api/paths.ts';
import { SpriteIcon } from '../../../kit/icon/SpriteIcon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { frameText as text } from './frame.text.ts';
import styles from './signed-in.module.css';

/** Which member this browser has signed in, and the way to the portal; else nothing. */
export function SignedIn() {
  const { user } = useMemberSession();
  if (!user) return null;
  return (
    <p className={styles.person}>
      <Link to={paths.memberStatus}>
        <SpriteIcon of="user-round" />
        <VisuallyHidden>{user.impersonated ? text.inStead : text.signedIn}</VisuallyHidden>
        <span>
          <b>
            {user.member.MEMBER_NAME} {user.member.MEMBER_SURNAME}
          </b>
          <Nowrap>{text.memberNo(user.membership_no)}</Nowrap>
        </span>
      </Link>
    </p>
  );
}
