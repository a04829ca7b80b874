import { SearchX } from 'lucide-react';
import { ledgerText } from '../../../core/ledger/ledger.text.ts';
import { Blank } from '../../blank/Blank.tsx';
import { Button } from '../../button/Button.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { filterText as text } from './filter.text.ts';

interface NothingFoundProps {
  readonly q: string;
  readonly onClear: () => void;
}

/** A search that found no line: the ledger is not empty, and the way back to it is here. */
export function NothingFound({ q, onClear }: NothingFoundProps) {
  return (
    <Panel>
      <Blank
        icon={SearchX}
        title={ledgerText.nothing}
        actions={<Button onClick={onClear}>{text.clear}</Button>}
      >
        {text.nothingHint(q)}
      </Blank>
    </Panel>
  );
}
