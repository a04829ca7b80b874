import { CircleCheck, CircleSlash, Clock, Inbox } from 'lucide-react';
import { statusNames } from '../../core/complaint/case.text.ts';
import type { Status } from '../../core/complaint/case.ts';
import { Badge } from '../../kit/badge/Badge.tsx';

const looks = {
  RECEIVED: { kind: 'blue', icon: Inbox },
  IN_PROGRESS: { kind: 'wait', icon: Clock },
  ANSWERED: { kind: 'ok', icon: CircleCheck },
  CLOSED: { kind: 'plain', icon: CircleSlash },
} as const;

/** How far a case has come, in a word, a mark and a colour. */
export function CaseMark({ status }: { readonly status: Status }) {
  return <Badge {...looks[status]}>{statusNames[status]}</Badge>;
}
