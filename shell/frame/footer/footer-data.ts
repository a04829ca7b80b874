import { telephoneLink } from '../../../core/phone/telephone-link.ts';

/** Contact details as the footer feed brings them (R002, R111; D-22). */
export interface FooterData {
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly links: readonly {
    readonly kind: 'line' | 'facebook' | 'youtube' | 'map';
    readonly label: string;
    readonly url: string;
  }[];
  readonly dpo: string;
}

/** The way to the data protection officer: an e-mail address or a telephone number. */
export function dpoLink(dpo: string): string {
  return dpo.includes('@') ? `mailto:${dpo}` : telephoneLink(dpo);
}

/** Office hours whose times do not break: `08:30–15:30 น.` stays in one piece. */
export function tiedHours(hours: string): string {
  return hours.replace(/ ?– ?/g, '\u2060–\u2060').replace(/ น\./g, '\u00a0น.');
}
