import { NotFound } from '../../../kit/blank/NotFound.tsx';

/** Any unknown address (R068, R069). */
export function NotFoundPage() {
  return <NotFound />;
}
