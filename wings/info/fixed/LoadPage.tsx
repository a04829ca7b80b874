import { useSite } from '../../../kit/site/site.ts';
import { Splash } from '../../../kit/splash/Splash.tsx';
import { fixedText } from './fixed.text.ts';

/** The splash by itself (R023). */
export function LoadPage() {
  return <Splash text={fixedText.load} logo={useSite().logo} />;
}
