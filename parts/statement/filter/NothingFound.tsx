import { SearchX } from 'lucide-react';
import { ledgerText } from '../../../core/ledger/ledger.text.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { filterText as text } from './filter.text.ts';

interface NothingFoundProps {
  readonly q: string;
  readonly onClear: () => void;
}

/** A search that found no line: the ledger is not empty, and the way back to it is here. */
export function NothingFound({ q, onClear }: NothingFoundProps) {
  return (
    <Panel>
      <EmptyState
        icon={SearchX}
        title={ledgerText.nothing}
        actions={<Button onClick={onClear}>{text.clear}</Button>}
      >
        {text.nothingHint(q)}
      </EmptyState>
    </Panel>
  );
}
