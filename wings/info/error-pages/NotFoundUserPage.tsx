import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { FixedScreen } from '../../../shell/status-screen/FixedScreen.tsx';
import { fixedText } from './fixed.text.ts';

/** Signed in elsewhere as somebody who is not in the records (R021). */
export function NotFoundUserPage() {
  const { title, thai, signIn } = fixedText.notFoundUser;
  return (
    <FixedScreen title={title} thai={thai}>
      <ButtonLink look="primary" to={paths.memberLogon}>
        {signIn}
      </ButtonLink>
      <ButtonLink to={paths.home}>{fixedText.home}</ButtonLink>
    </FixedScreen>
  );
}
