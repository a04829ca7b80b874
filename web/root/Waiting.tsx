import { Splash } from '../../kit/splash/Splash.tsx';
import { titles } from '../titles.text.ts';

/** What the server sends for a page that only the browser renders. */
export function Waiting({ office }: { readonly office: boolean }) {
  return (
    <>
      <Splash text={office ? titles.officeArea : titles.memberArea} />
      <noscript>{office ? titles.officeNeedsScript : titles.memberNeedsScript}</noscript>
    </>
  );
}
