/** Brings messages with codes out: one that does not get through uses nothing up (F18). */
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Records } from '../../records/database.ts';
import { loseCode, type NewCode } from '../../records/sign-in/one-time.ts';
import type { CodeOutcome } from '../health/tallies.ts';
import { codeText } from './codes.text.ts';

export interface MessageFacts {
  readonly otp: string;
  readonly reference: string;
  readonly endsAt: Date;
}

type Addressed = Pick<NewCode, 'id' | 'purpose' | 'memberNo'> & { readonly phone: string };

interface DeliveryOptions {
  readonly records: Records;
  readonly outbox: Outbox;
  readonly host: string | undefined;
  readonly onError: (error: unknown) => void;
  readonly counts: Record<CodeOutcome, number>;
}

export interface Delivery {
  deliver(code: Addressed, message: MessageFacts): void;
  /** Whether messages for the member are on their way of which nothing is known yet. */
  isPending(memberNo: string): boolean;
}

/** Seconds after which a gateway that does not answer counts as one that failed. */
export const knownAfterSeconds = 10;

export function openDelivery(options: DeliveryOptions): Delivery {
  const { records, outbox, host, onError, counts } = options;
  /** Codes of each member. */
  const pending = new Map<string, Set<string>>();

  function begin(memberNo: string, id: string): () => void {
    const ids = pending.get(memberNo) ?? new Set();
    pending.set(memberNo, ids.add(id));
    return () => {
      ids.delete(id);
      if (ids.size === 0 && pending.get(memberNo) === ids) pending.delete(memberNo);
    };
  }

  return {
    deliver({ id, purpose, memberNo, phone }, message) {
      counts.posted += 1;
      const end = begin(memberNo, id);
      outbox.post({
        channel: 'sms',
        to: phone,
        text: codeText.sms({ ...message, purpose, host }),
        until: message.endsAt,
        tried: (delivered) => {
          // Should it come late, it opens all the same; whoever waited has asked for others.
          if (delivered) end();
          else {
            records
              .asMember(memberNo, (db) => loseCode(db, id))
              .catch(onError)
              .finally(end);
          }
        },
        lost: () => {
          counts.lost += 1;
        },
      });
    },

    isPending: (memberNo) => pending.has(memberNo),
  };
}
