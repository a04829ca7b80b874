import { Placeholder } from '../../kit/skeleton/Placeholder.tsx';
import { SumLine } from './SumLine.tsx';

const sums = ['opening', 'in', 'out', 'closing'].map((key) => ({
  key,
  label: '——————',
  value: '————',
}));

/** The sum of a statement on its way; of what a search finds there are three parts. */
export function SumSkeleton({ found = false }: { readonly found?: boolean }) {
  return (
    <Placeholder>
      <SumLine loose={found} items={found ? sums.slice(1) : sums} />
    </Placeholder>
  );
}
