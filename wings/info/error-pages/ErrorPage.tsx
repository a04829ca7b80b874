import { paths } from '../../../api/paths.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { FixedScreen } from '../../../shell/status-screen/FixedScreen.tsx';
import { fixedText } from './fixed.text.ts';

/** The generic error page: retry loads the page anew (R022, R067, R070). */
export function ErrorPage() {
  const { title, english, thai, retry } = fixedText.error;
  return (
    <FixedScreen title={title} english={english} thai={thai}>
      <Button look="primary" onClick={() => location.reload()}>
        {retry}
      </Button>
      <ButtonLink to={paths.home}>{fixedText.home}</ButtonLink>
    </FixedScreen>
  );
}
