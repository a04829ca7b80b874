import { useSite } from '../../../../shell/site/site.ts';
import { Splash } from '../../../../shell/splash/Splash.tsx';
import { text } from '../frame.text.ts';

/** What stands until the gate has its answers (R064). */
export function MemberSplash() {
  return <Splash text={text.splash} logo={useSite().logo} />;
}
