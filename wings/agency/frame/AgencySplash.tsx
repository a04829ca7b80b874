import { useSite } from '../../../shell/site/site.ts';
import { Splash } from '../../../shell/splash/Splash.tsx';
import { text } from './frame.text.ts';

/** What stands until the gate has its answer. */
export function AgencySplash() {
  return <Splash text={text.splash} logo={useSite().logo} />;
}
