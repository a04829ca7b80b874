import { Chips } from '../../../kit/chips/Chips.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { type Filter, HistoryPage } from './HistoryPage.tsx';
import { historyFilters } from './security.api.ts';
import { text } from './security.text.ts';

const words = text.history;
const choices = historyFilters.map((key) => ({ key, name: words.filters[key] }));

interface HistoryProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Sign-ins, changes and looks of staff, newest first; older ones are fetched when asked for. */
export function History({ filter, onFilter }: HistoryProps) {
  return (
    <Panel title={words.title}>
      <Stack>
        <Chips label={words.filter} choices={choices} chosen={filter} onChoose={onFilter} />
        <HistoryPage key={filter} filter={filter} />
      </Stack>
    </Panel>
  );
}
