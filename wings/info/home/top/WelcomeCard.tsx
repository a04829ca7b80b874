import { UserRound, Wallet } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { StoredMember } from '../../../../shell/session/stored-member.ts';
import { homeText as text } from '../home.text.ts';
import styles from './sign-in.module.css';

/** Stands in place of the sign-in card for whoever has a stored session. */
export function WelcomeCard({ user }: { readonly user: StoredMember }) {
  return (
    <Panel title={text.welcome.title(user.member.MEMBER_NAME)} className={styles.card}>
      <p>{text.welcome.about}</p>
      <p className={styles.who}>
        {text.welcome.number} <Nowrap>{user.membership_no}</Nowrap>
      </p>
      <ButtonLink look="primary" block icon={UserRound} to={paths.memberStatus}>
        {text.welcome.overview}
      </ButtonLink>
      <ButtonLink block icon={Wallet} to={paths.memberDeposit}>
        {text.welcome.deposit}
      </ButtonLink>
    </Panel>
  );
}
