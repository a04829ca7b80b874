import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { BeforeSignIn } from '../../../shell/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { RegisteringCard } from './RegistrationCard.tsx';

/** `/member/registerauth`, `/member/register`, `/member/forget`: one screen (R038). */
export function RegisteringPage() {
  const way = useLocation().pathname.startsWith(paths.memberForget) ? 'forget' : 'register';
  return (
    <GatePage aside={<BeforeSignIn />}>
      <RegisteringCard key={way} way={way} />
    </GatePage>
  );
}
