import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { BeforeSignIn } from '../../../kit/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../kit/gate/GatePage.tsx';
import { RegisteringCard } from './RegisteringCard.tsx';

/** `/member/registerauth`, `/member/register`, `/member/forget`: one screen (R038). */
export function RegisteringPage() {
  const way = useLocation().pathname.startsWith(paths.memberForget) ? 'forget' : 'register';
  return (
    <GatePage aside={<BeforeSignIn />}>
      <RegisteringCard key={way} way={way} />
    </GatePage>
  );
}
