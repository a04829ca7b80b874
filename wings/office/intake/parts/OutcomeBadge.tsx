import { CircleAlert, CircleCheck, CircleX, History, SearchCheck } from 'lucide-react';
import { reportText } from '../../../../core/intake/report.text.ts';
import type { IntakeRunOutcome } from '../../../../core/intake/report.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';

const looks = {
  published: { kind: 'ok', icon: CircleCheck },
  checked: { kind: 'blue', icon: SearchCheck },
  unchanged: { kind: 'plain', icon: CircleCheck },
  refused: { kind: 'no', icon: CircleX },
  differs: { kind: 'wait', icon: CircleAlert },
  failed: { kind: 'no', icon: CircleX },
  rolled_back: { kind: 'gold', icon: History },
} as const;

/** What came of a run. */
export function OutcomeBadge({ outcome }: { readonly outcome: IntakeRunOutcome }) {
  const { kind, icon } = looks[outcome];
  return (
    <Badge kind={kind} icon={icon}>
      {reportText.outcomes[outcome]}
    </Badge>
  );
}
