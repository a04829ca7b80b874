import { useSite } from '../../site/site.ts';
import { footerText } from './footer.text.ts';
import { PlainFooter } from './PlainFooter.tsx';

const links = [
  { to: '/glossary', name: footerText.glossary },
  { to: '/member/termofconditional', name: footerText.terms },
  { to: '/cookie/cookies', name: footerText.cookies },
  { to: '/cookie/policy', name: footerText.privacy },
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
