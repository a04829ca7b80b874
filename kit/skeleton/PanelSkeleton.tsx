import { Panel } from '../panel/Panel.tsx';
import type { BoneWidth } from './SkeletonBar.tsx';
import { Bones } from './SkeletonBars.tsx';

/** A panel or a card on its way: so many lines. Lies in a `Loading`. */
export function PanelBones({ of }: { readonly of: readonly BoneWidth[] }) {
  return (
    <Panel>
      <Bones of={of} />
    </Panel>
  );
}
