import { needsScript } from '../../shell/gate/needs-script.text.ts';
import { useSite } from '../../shell/site/site.ts';
import { Splash } from '../../shell/splash/Splash.tsx';
import { lateId } from '../head/late.ts';
import { lateText, waitingText } from './waiting.text.ts';

/** What the server sends for a page that only the browser renders. */
export function Waiting({ area }: { readonly area: keyof typeof waitingText }) {
  return (
    <>
      <Splash text={waitingText[area]} logo={useSite().logo} />
      <noscript>{needsScript[area]}</noscript>
      {/* Shown by the script of the head. */}
      <p id={lateId} role="alert" hidden>
        {lateText.why}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page that is shown */}
        <a href="">{lateText.again}</a>
      </p>
    </>
  );
}
