/** One look at an installation. */
import type { Finding } from './finding.ts';
import type { Place } from './place.ts';

export interface Check {
  /** For scripts: `disk`. */
  readonly name: string;
  readonly title: string;
  /** Changes nothing. What it throws is a finding, too. */
  readonly look: (place: Place) => Promise<readonly Finding[]>;
}
