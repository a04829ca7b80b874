/** The cooperative's public settings, at hand in every part and room (R011, R092). */
import { createContext, useContext } from 'react';
import type { CoopNames } from '../frame/names.ts';

export interface SiteFacts extends CoopNames {
  readonly coop_address: string;
  readonly www_description: string;
  readonly phone: string;
  readonly email: string;
  readonly office_hours: string;
  /** Data protection officer: an e-mail address or a telephone number. */
  readonly dpo: string;
  readonly social: readonly {
    readonly kind: 'line' | 'facebook' | 'youtube' | 'map';
    readonly label: string;
    readonly url: string;
  }[];
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

/** The settings of the page; throws outside of it. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('there is no site around this part');
  return site;
}
