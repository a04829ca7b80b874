import { needsScript } from '../../shell/gate/needs-script.text.ts';
import { useSite } from '../../shell/site/site.ts';
import { Splash } from '../../shell/splash/Splash.tsx';
import { waitingText } from './waiting.text.ts';

/** What the server sends for a page that only the browser renders. */
export function Waiting({ area }: { readonly area: keyof typeof waitingText }) {
  return (
    <>
      <Splash text={waitingText[area]} logo={useSite().logo} />
      <noscript>{needsScript[area]}</noscript>
    </>
  );
}
