import { paths } from '../../../../api/paths.ts';
import { TabLinks } from '../../../../kit/tabs/TabLinks.tsx';
import { text } from './statement.text.ts';

const views = ['lines', 'schedule', 'payoff'] as const;
export type View = (typeof views)[number];

export const viewOf = (value: string | null): View => views.find((one) => one === value) ?? 'lines';

interface ViewsProps {
  readonly contractNo: string;
  readonly view: View;
}

/** Behind a contract its lines, before it the instalments and what would close it. */
export function StatementTabs({ contractNo, view }: ViewsProps) {
  const address = paths.memberLoanStatement(contractNo);
  const tabs = views.map((key) => ({
    key,
    name: text.views[key],
    to: key === 'lines' ? address : `${address}?view=${key}`,
  }));
  return <TabLinks label={text.views.label} tabs={tabs} current={view} />;
}
