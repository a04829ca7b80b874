import type * as z from 'zod/mini';
import { Money } from '../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import { words as common } from '../../../kit/words.text.ts';
import { text } from './collections.text.ts';
import type { reportedShape } from './shapes.ts';

const words = text.reported;

/** What the agency says came in of a bill, and that it is the agency's word. */
export function Reported({ reported }: { readonly reported: z.output<typeof reportedShape> }) {
  const { outcome, collected, on, accepted } = reported;
  return (
    <>
      {words[outcome]}{' '}
      {outcome === 'NONE' ? null : (
        <>
          <Money value={collected} /> {common.baht}{' '}
        </>
      )}
      {words.at} <ThaiDate day={on} /> <Parts of={accepted ? words.accepted : words.waits} />
    </>
  );
}
