import { Moment } from '../../../kit/date/Moment.tsx';
import { text } from './documents.text.ts';

interface WrittenProps {
  /** An instant; null where nobody noted it. */
  readonly written_at: string | null;
  readonly written_by: string;
}

/** Who wrote a version, and when, as far as it was noted. */
export function Written({ written_at: at, written_by: by }: WrittenProps) {
  if (by === '') return <>{text.program}</>;
  return (
    <>
      {by} {at === null ? null : <Moment at={at} />}
    </>
  );
}
