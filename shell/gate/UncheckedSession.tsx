import { Alert } from '../../kit/alert/Alert.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { signInText as text } from './sign-in.text.ts';

/** The gate could not ask about the session that is stored here; it may still be good (R058). */
export function UncheckedSession({ destination }: { readonly destination: string }) {
  return (
    <Alert kind="warn" title={text.unchecked.title}>
      {text.unchecked.message}{' '}
      <Link to={destination}>
        <Nowrap>{text.unchecked.again}</Nowrap>
      </Link>
    </Alert>
  );
}
