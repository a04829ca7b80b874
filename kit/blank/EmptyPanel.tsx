import type { ComponentProps } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { Blank } from './Blank.tsx';

/** Panel in place of a page's content when there is none: says what would be here, and when. */
export function EmptyPanel(props: ComponentProps<typeof Blank>) {
  return (
    <Panel>
      <Blank {...props} />
    </Panel>
  );
}
