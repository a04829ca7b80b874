/** Who a message to a member comes from, and whom it says to call. */
import type { ParticularKey } from '../office/particulars.ts';
import type { Site } from '../site.ts';
import { senderText as text } from './sender.text.ts';

export interface SenderServices {
  readonly site: Site;
  /** Particulars that are an example's still. */
  readonly examples: readonly ParticularKey[];
}

/** `call` is a request, such as โทร 0 2000 1234. Nobody is told to call an example's number. */
export const senderOf = ({ site, examples }: SenderServices) => ({
  coop: examples.includes('coopNameTH') ? text.coop : site.coopNameTH,
  call: examples.includes('phone') ? text.tell : text.call(site.phone),
});

export type Sender = ReturnType<typeof senderOf>;
