import { Panel } from '../panel/Panel.tsx';
import { SkeletonLines, type SkeletonLinesProps } from './SkeletonLines.tsx';

/** Skeleton of a panel or card with so many lines, three if not said. Lies in a `Loading`. */
export function PanelSkeleton({ count = 3, figure = false }: Partial<SkeletonLinesProps>) {
  return (
    <Panel>
      <SkeletonLines count={count} figure={figure} />
    </Panel>
  );
}
