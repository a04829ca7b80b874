import { Hourglass } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { telephoneLink, tiedHours } from '../../../kit/frame/footer/footer-data.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Go } from '../../../kit/link/Go.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import { otherNames, text } from './frame.text.ts';
import { currentItem, wordOf } from './menu/menu.ts';

/** A screen that the cooperative has not opened yet: says so, and whom to ask meanwhile. */
export function UnopenedPage() {
  const { phone, office_hours } = useSite();
  const { pathname } = useLocation();
  const name = otherNames[wordOf(pathname)] ?? currentItem(pathname)?.name ?? '';
  return (
    <>
      <Top title={name} />
      <Panel>
        <Blank
          icon={Hourglass}
          title={text.unopened.title}
          actions={
            <>
              <ButtonLink to={paths.memberShare}>{text.unopened.toShare}</ButtonLink>
              <ButtonLink to={paths.memberDeposit}>{text.unopened.toDeposit}</ButtonLink>
            </>
          }
        >
          {text.unopened.say(name)} {text.unopened.call}{' '}
          <Go to={telephoneLink(phone)}>
            <Nowrap>{phone}</Nowrap>
          </Go>{' '}
          <Parts of={tiedHours(office_hours)} />
        </Blank>
      </Panel>
    </>
  );
}
