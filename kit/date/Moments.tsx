import { thaiDateTime } from '../../core/thai-date.ts';
import { Moment } from './Moment.tsx';

interface LabelledMoment {
  readonly label: string;
  /** ISO 8601. */
  readonly at: string;
}

interface MomentsProps {
  readonly first: LabelledMoment;
  readonly last: LabelledMoment;
}

/** When something began and when it was last; where both read the same, the first alone. */
export function Moments({ first, last }: MomentsProps) {
  const isOne = thaiDateTime(new Date(first.at)) === thaiDateTime(new Date(last.at));
  return (
    <>
      <Moment {...first} />
      {isOne ? null : <Moment {...last} />}
    </>
  );
}
