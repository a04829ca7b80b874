import type { Day } from '../../../core/days.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { text } from './guide.text.ts';

interface SinceProps {
  readonly version: number;
  readonly effective_on: Day;
}

/** ฉบับที่ 2 ใช้ตั้งแต่ 28 พฤศจิกายน 2568. */
export function Since({ version, effective_on }: SinceProps) {
  return (
    <>
      <Nowrap>{text.version(version)}</Nowrap> {text.since} <ThaiDate day={effective_on} long />
    </>
  );
}
