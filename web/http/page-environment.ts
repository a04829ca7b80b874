/** What the client touches of the page around it; a test hands in its own. */
import type { Wing } from '../../api/wing.ts';

export interface Notice {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  readonly title?: string;
  readonly milliseconds: number;
}

export interface Surroundings {
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Bearer token of the wing's stored session. */
  token(wing: Wing): string | undefined;
  forgetSession(wing: Wing): void;
  notify(notice: Notice): void;
  /** A fetch began (R087); the function it returns is called when it has ended. */
  began(): () => void;
  reload(): void;
  later(action: () => void, milliseconds: number): void;
}
