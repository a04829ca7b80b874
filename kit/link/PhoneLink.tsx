import { telephoneLink } from '../../core/phone/telephone-link.ts';
import { Nowrap } from '../text/Nowrap.tsx';
import { SentenceLink } from './SentenceLink.tsx';

/** A telephone number within a sentence, on one line: a press calls it. */
export function PhoneLink({ of: phone }: { readonly of: string }) {
  return (
    <SentenceLink to={telephoneLink(phone)}>
      <Nowrap>{phone}</Nowrap>
    </SentenceLink>
  );
}
