import { useSite } from '../../../shell/site/site.ts';
import { Splash } from '../../../shell/splash/Splash.tsx';
import { fixedText } from './fixed.text.ts';

/** The splash by itself (R023). */
export function LoadPage() {
  return <Splash text={fixedText.load} logo={useSite().logo} />;
}
