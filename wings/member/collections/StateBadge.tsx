import { Check, CircleMinus, CircleX, Clock } from 'lucide-react';
import type * as z from 'zod/mini';
import { Badge } from '../../../kit/badge/Badge.tsx';
import type { headShape } from './shapes.ts';
import { stateWord } from './status-words.ts';

const looks = {
  PENDING: { kind: 'wait', icon: Clock },
  FULL: { kind: 'ok', icon: Check },
  PARTIAL: { kind: 'wait', icon: CircleMinus },
  NONE: { kind: 'no', icon: CircleX },
} as const;

/** What came of a bill: a word, a mark, a colour. */
export function StateBadge({ head }: { readonly head: z.output<typeof headShape> }) {
  return <Badge {...looks[head.status]}>{stateWord(head)}</Badge>;
}
