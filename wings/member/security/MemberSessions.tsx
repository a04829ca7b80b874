import { UserRound } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import type { readSecurity } from './security.api.ts';
import { text } from './security.text.ts';
import { useEnding } from './use-ending.ts';

type Session = DataOf<typeof readSecurity>['sessions'][number];

const words = text.sessions;

const shown = ({ staff, ...session }: Session) =>
  staff === null ? session : { ...session, name: words.staff(staff), icon: UserRound };

/** Where the member is signed in, also staff who look in their stead; those end nothing. */
export function MemberSessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { endSessions } = useEnding();
  const { user } = useMemberSession();
  const isLook = user?.impersonated === true;
  return (
    <SessionsPanel
      sessions={sessions.map(shown)}
      {...(isLook && { here: words.helped })}
      userName={user?.membership_no ?? ''}
      onEnd={isLook ? undefined : endSessions}
    />
  );
}
