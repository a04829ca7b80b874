import { SearchX } from 'lucide-react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyPanel } from './EmptyPanel.tsx';

interface NotAmongProps {
  readonly title: string;
  readonly hint: string;
  /** To the list of what there is. */
  readonly to: string;
  readonly back: string;
}

/**
 * What the address asks for is not among the member's own. The number of the address is not
 * repeated: whoever mistyped it would take it for one that exists.
 */
export function NoMatch({ title, hint, to, back }: NotAmongProps) {
  return (
    <EmptyPanel icon={SearchX} title={title} actions={<ButtonLink to={to}>{back}</ButtonLink>}>
      {hint}
    </EmptyPanel>
  );
}
