import { Panel } from '../panel/Panel.tsx';
import type { SkeletonBarWidth } from './SkeletonBar.tsx';
import { SkeletonBars } from './SkeletonBars.tsx';

/** A panel or a card on its way: so many lines. Lies in a `Loading`. */
export function PanelSkeleton({ of }: { readonly of: readonly SkeletonBarWidth[] }) {
  return (
    <Panel>
      <SkeletonBars of={of} />
    </Panel>
  );
}
