import { thaiDateTime } from '../../core/thai-date.ts';
import { Nowrap } from '../text/Nowrap.tsx';

interface MomentProps {
  /** What happened then. */
  readonly label?: string;
  readonly at: string;
}

/** An instant on Bangkok's clock: `ใช้ล่าสุด 28 พ.ย. 2568 09:24 น.` */
export function Moment({ label, at }: MomentProps) {
  const [day = '', month = '', year = '', ...clock] = thaiDateTime(new Date(at)).split(' ');
  return (
    <span>
      {label}{' '}
      <time dateTime={at}>
        <Nowrap>{`${day} ${month} ${year}`}</Nowrap> <Nowrap>{clock.join(' ')}</Nowrap>
      </time>
    </span>
  );
}
