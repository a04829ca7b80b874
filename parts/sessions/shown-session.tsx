import type { LucideIcon } from 'lucide-react';
import { Moments } from '../../kit/date/Moments.tsx';
import { sessionsText as text } from './sessions.text.ts';

export interface ShownSession {
  readonly id: string;
  /** The one in which the page is shown. */
  readonly here: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  /** Instants, ISO 8601. */
  readonly began_at: string;
  readonly seen_at: string;
  readonly remembered?: boolean;
  /** In place of the browser's name and drawing. */
  readonly name?: string;
  readonly icon?: LucideIcon;
}

export const nameOf = ({ name, browser, system }: ShownSession): string =>
  name ?? text.agent(browser, system);

export const timesOf = ({ began_at, seen_at }: ShownSession) => (
  <Moments first={{ label: text.began, at: began_at }} last={{ label: text.seen, at: seen_at }} />
);
