import { NotFound } from '../../../shell/status-screen/NotFound.tsx';

/** Any unknown address (R068, R069). */
export function NotFoundPage() {
  return <NotFound />;
}
