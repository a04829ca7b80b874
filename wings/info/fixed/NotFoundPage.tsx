import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { FixedScreen } from './FixedScreen.tsx';
import { fixedText } from './fixed.text.ts';

/** Any unknown address (R068, R069). */
export function NotFoundPage() {
  const { title, english, thai } = fixedText.notFound;
  return (
    <FixedScreen title={title} english={english} thai={thai}>
      <ButtonLink look="primary" to={paths.home}>
        {fixedText.home}
      </ButtonLink>
    </FixedScreen>
  );
}
