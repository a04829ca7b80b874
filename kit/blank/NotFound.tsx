import { ButtonLink } from '../button/ButtonLink.tsx';
import { FixedScreen } from '../fixed/FixedScreen.tsx';
import { notFoundText } from '../fixed/fixed.text.ts';

/** Stands where a page would: unknown address, unknown topic, whatever is not to be seen (R068). */
export function NotFound({ home = '/home' }: { readonly home?: string }) {
  const { title, english, thai, home: label } = notFoundText;
  return (
    <FixedScreen title={title} english={english} thai={thai}>
      <ButtonLink look="primary" to={home}>
        {label}
      </ButtonLink>
    </FixedScreen>
  );
}
