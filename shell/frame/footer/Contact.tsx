import { Clock, ExternalLink, Mail, MapPin, MessageCircle, Phone, Video } from 'lucide-react';
import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './footer.module.css';
import { footerText } from './footer.text.ts';
import { type FooterData, tiedHours } from './footer-data.ts';

const drawings = {
  line: MessageCircle,
  facebook: ExternalLink,
  youtube: Video,
  map: MapPin,
} as const;

/** The two contact columns of the footer; only their headings while the feed is on its way. */
export function Contact({ data }: { readonly data: FooterData | undefined }) {
  return (
    <>
      <div>
        <h2>{footerText.contact}</h2>
        {data ? (
          <ul className={styles.list}>
            <li>
              <Link to={telephoneLink(data.phone)} className={styles.phone}>
                <Icon of={Phone} />
                {data.phone}
              </Link>
            </li>
            <li>
              <Link to={`mailto:${data.email}`}>
                <Icon of={Mail} />
                {data.email}
              </Link>
            </li>
            <li>
              <span>
                <Icon of={Clock} />
                {tiedHours(data.hours)}
              </span>
            </li>
          </ul>
        ) : null}
      </div>
      {data?.links.length === 0 ? null : (
        <div>
          <h2>{footerText.channels}</h2>
          {data ? (
            <ul className={styles.list}>
              {data.links.map((link) => (
                <li key={link.url}>
                  <Link to={link.url}>
                    <Icon of={drawings[link.kind]} />
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </>
  );
}
