import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { buttonClass } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { FixedScreen } from '../../../shell/status-screen/FixedScreen.tsx';
import { offlineText as text } from './offline.text.ts';

/**
 * What the service worker shows in place of a page for which there is no signal: whose site it is,
 * whom to call. It stands at the address of that page and has no script but the head's.
 */
export function OfflinePage() {
  const site = useSite();
  return (
    <Page>
      <Masthead names={site} tools={false} />
      <main id="main" tabIndex={-1}>
        <FixedScreen title={text.title} thai={text.thai}>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page that this stands for */}
          <a className={buttonClass('primary')} href="">
            {text.again}
          </a>
          <ButtonLink to={telephoneLink(site.phone)}>{text.call(site.phone)}</ButtonLink>
        </FixedScreen>
      </main>
    </Page>
  );
}
