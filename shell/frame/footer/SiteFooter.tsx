import { useSite } from '../../site/site.ts';
import { PlainFooter } from './PlainFooter.tsx';
import { plainFooterText as text } from './plain-footer.text.ts';

const links = [
  { to: '/glossary', name: text.glossary },
  { to: '/member/termofconditional', name: text.terms },
  { to: '/cookie/cookies', name: text.cookies },
  { to: '/cookie/policy', name: text.privacy },
];

interface SiteFooterProps {
  /** The office, which may have a hostname of its own, has none of these pages. */
  readonly office?: boolean;
}

/** The quiet footer out of the cooperative's settings, for pages that fetch no footer feed. */
export function SiteFooter({ office = false }: SiteFooterProps) {
  const { coop_address, phone, email, office_hours, social, dpo } = useSite();
  const data = {
    address: coop_address,
    phone,
    email,
    hours: office_hours,
    links: social,
    dpo,
  };
  return <PlainFooter data={data} links={office ? [] : links} />;
}
