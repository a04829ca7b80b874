import { Splash } from '../../kit/splash/Splash.tsx';
import { titles } from '../titles.text.ts';

const words = {
  member: { name: titles.memberArea, needsScript: titles.memberNeedsScript },
  agency: { name: titles.agencyArea, needsScript: titles.agencyNeedsScript },
  office: { name: titles.officeArea, needsScript: titles.officeNeedsScript },
} as const;

/** What the server sends for a page that only the browser renders. */
export function Waiting({ area }: { readonly area: keyof typeof words }) {
  const { name, needsScript } = words[area];
  return (
    <>
      <Splash text={name} />
      <noscript>{needsScript}</noscript>
    </>
  );
}
