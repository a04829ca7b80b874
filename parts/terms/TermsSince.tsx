import type { Day } from '../../core/days.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { termsText } from './terms.text.ts';

interface TermsSinceProps {
  readonly version: string;
  readonly effective_on: Day;
}

/** Which version of the terms, and from when on: ฉบับที่ 2 มีผลตั้งแต่ 1 มกราคม 2569. */
export function TermsSince({ version, effective_on }: TermsSinceProps) {
  return (
    <>
      <Nowrap>{termsText.version(version)}</Nowrap> {termsText.since}{' '}
      <ThaiDate day={effective_on} long />
    </>
  );
}
