import { ThaiDate } from '../date/ThaiDate.tsx';
import { Fact } from './Fact.tsx';

/** A day among facts; nothing where there is none. */
export function DayFact({ label, day }: { readonly label: string; readonly day: string | null }) {
  if (day === null) return null;
  return (
    <Fact label={label}>
      <ThaiDate day={day} />
    </Fact>
  );
}
