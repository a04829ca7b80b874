import { Say } from '../../kit/alert/Alert.tsx';
import { Go } from '../../kit/link/Link.tsx';
import { signInText as text } from './sign-in.text.ts';

/** The gate could not ask about the session that is stored here; it may still be good (R058). */
export function Unchecked({ destination }: { readonly destination: string }) {
  return (
    <Say kind="warn" title={text.unchecked.title}>
      {text.unchecked.say} <Go to={destination}>{text.unchecked.again}</Go>
    </Say>
  );
}
