import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { momentWords } from './report-words.ts';

/** An instant as read in Bangkok, on one line. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <Nowrap>{momentWords(at)}</Nowrap>
    </time>
  );
}
