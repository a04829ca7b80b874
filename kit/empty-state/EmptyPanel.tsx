import type { ComponentProps } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Panel in place of a page's content when there is none: says what would be here, and when. */
export function EmptyPanel(props: ComponentProps<typeof EmptyState>) {
  return (
    <Panel>
      <EmptyState {...props} />
    </Panel>
  );
}
