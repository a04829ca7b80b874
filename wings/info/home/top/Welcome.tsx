import { UserRound } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { StoredMember } from '../../../../shell/session/stored-member.ts';
import { homeText as text } from '../home.text.ts';
import styles from './sign-in.module.css';

/** Stands in place of the sign-in for whoever has a stored session. */
export function Welcome({ user }: { readonly user: StoredMember }) {
  return (
    <>
      <p className={styles.who}>
        {text.welcome.number} <Nowrap>{user.membership_no}</Nowrap>
      </p>
      <ButtonLink look="primary" block icon={UserRound} to={paths.memberStatus}>
        {text.welcome.overview}
      </ButtonLink>
      <ButtonLink block to={paths.memberDeposit}>
        {text.welcome.deposit}
      </ButtonLink>
    </>
  );
}
