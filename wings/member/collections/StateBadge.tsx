import { Check, CircleMinus, CircleX, Clock } from 'lucide-react';
import type * as z from 'zod/mini';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import type { headShape } from './shapes.ts';
import { stateWord } from './status-words.ts';

const looks = {
  PENDING: { kind: 'wait', icon: Clock },
  FULL: { kind: 'ok', icon: Check },
  PARTIAL: { kind: 'wait', icon: CircleMinus },
  NONE: { kind: 'no', icon: CircleX },
} as const;

interface StateBadgeProps {
  readonly head: z.output<typeof headShape>;
  /** With what it means to wait, at a tap: once on a page, not in every row. */
  readonly explained?: boolean;
}

/** What came of a bill: a word, a mark, a colour. */
export function StateBadge({ head, explained = false }: StateBadgeProps) {
  const badge = <Badge {...looks[head.status]}>{stateWord(head)}</Badge>;
  if (!explained || head.status !== 'PENDING') return badge;
  return (
    <Nowrap>
      {badge} <Explain of="pending" />
    </Nowrap>
  );
}
