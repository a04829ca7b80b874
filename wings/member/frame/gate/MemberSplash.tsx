import { useSite } from '../../../../kit/site/site.ts';
import { Splash } from '../../../../kit/splash/Splash.tsx';
import { text } from '../frame.text.ts';

/** What stands until the gate has its answers (R064). */
export function MemberSplash() {
  return <Splash text={text.splash} logo={useSite().logo} />;
}
