import { Splash } from '../../kit/splash/Splash.tsx';
import { titles } from '../titles.text.ts';

/** What the server sends for a page that only the browser renders. */
export function Waiting() {
  return (
    <>
      <Splash text={titles.memberArea} />
      <noscript>{titles.memberNeedsScript}</noscript>
    </>
  );
}
