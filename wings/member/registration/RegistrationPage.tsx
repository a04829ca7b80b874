import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { BeforeSignIn } from '../../../shell/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';

/** `/member/registerauth`, `/member/register`, `/member/forget`: one screen (R038). */
export function RegistrationPage() {
  const flow = useLocation().pathname.startsWith(paths.memberForget) ? 'forget' : 'register';
  return (
    <GatePage aside={<BeforeSignIn />}>
      <RegistrationCard key={flow} flow={flow} />
    </GatePage>
  );
}
