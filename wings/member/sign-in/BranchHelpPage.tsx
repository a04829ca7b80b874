import { IdCard, KeyRound, MapPin } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { telephoneLink, tiedHours } from '../../../kit/frame/footer/footer-data.ts';
import { GatePage } from '../../../kit/gate/GatePage.tsx';
import { Point } from '../../../kit/gate/Point.tsx';
import { Go } from '../../../kit/link/Go.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';

/** `/member/forget`, `/member/register`, `/member/registerauth`: the branch helps in person. */
export function BranchHelpPage() {
  const { coop_address, phone, office_hours } = useSite();
  const forgot = useLocation().pathname.startsWith(paths.memberForget);
  const { help } = text;
  const title = forgot ? help.forgotTitle : help.firstTitle;
  return (
    <GatePage>
      <h1>{title}</h1>
      <p className={styles.lead}>{forgot ? help.forgotLead : help.firstLead}</p>
      <ol className={styles.steps}>
        <Point icon={IdCard} title={help.bring}>
          {help.bringWhy}
        </Point>
        <Point icon={MapPin} title={help.come}>
          <Parts of={coop_address} />{' '}
          <Go to={telephoneLink(phone)}>
            <Nowrap>{phone}</Nowrap>
          </Go>{' '}
          <Parts of={tiedHours(office_hours)} />
        </Point>
        <Point icon={KeyRound} title={help.receive}>
          {help.receiveWhy}
        </Point>
      </ol>
      <ButtonLink to={paths.memberLogon} look="primary" block>
        {help.back}
      </ButtonLink>
    </GatePage>
  );
}
