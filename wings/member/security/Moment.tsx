import { thaiDateTime } from '../../../core/thai-date.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';

interface MomentProps {
  /** What happened then; stays on one line with it. */
  readonly said?: string;
  readonly at: string;
}

/** An instant on Bangkok's clock: `ใช้ล่าสุด 28 พ.ย. 2568 09:24 น.` */
export function Moment({ said, at }: MomentProps) {
  return (
    <Nowrap>
      {said} <time dateTime={at}>{thaiDateTime(new Date(at))}</time>
    </Nowrap>
  );
}
