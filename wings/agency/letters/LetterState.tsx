import { CircleSlash, Mail, MailOpen, Replace } from 'lucide-react';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { text } from './letters.text.ts';

const looks = {
  NEW: { kind: 'wait', icon: Mail },
  OPENED: { kind: 'ok', icon: MailOpen },
  REPLACED: { kind: 'plain', icon: Replace },
  WITHDRAWN: { kind: 'plain', icon: CircleSlash },
} as const;

/** Where a letter stands: not opened, received, replaced by another, or withdrawn. */
export function LetterState({ state }: { readonly state: keyof typeof looks }) {
  return <Badge {...looks[state]}>{text.states[state]}</Badge>;
}
