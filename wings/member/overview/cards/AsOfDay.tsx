import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { text } from '../overview.text.ts';

/** The day of a figure; nothing where no day is known. */
export function On({ day }: { readonly day: string | null }) {
  if (day === null) return null;
  return (
    <>
      {text.onDay} <ThaiDate day={day} />
    </>
  );
}
