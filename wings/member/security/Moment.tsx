import { thaiDateTime } from '../../../core/thai-date.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';

/** An instant on Bangkok's clock: `28 พ.ย. 2568 09:24 น.` */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <Nowrap>{thaiDateTime(new Date(at))}</Nowrap>
    </time>
  );
}
