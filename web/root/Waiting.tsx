import { useSite } from '../../shell/site/site.ts';
import { Splash } from '../../shell/splash/Splash.tsx';
import { waitingText } from './waiting.text.ts';

/** What the server sends for a page that only the browser renders. */
export function Waiting({ area }: { readonly area: keyof typeof waitingText }) {
  const { name, needsScript } = waitingText[area];
  return (
    <>
      <Splash text={name} logo={useSite().logo} />
      <noscript>{needsScript}</noscript>
    </>
  );
}
