import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';

/** `Facts` before they are known. Lies in a `Placeholder`. */
export function FactsSkeleton({ count }: { readonly count: number }) {
  return (
    <Facts>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars of a skeleton have no identity
        <Fact key={at} label="——————">
          ————
        </Fact>
      ))}
    </Facts>
  );
}
