/** Makes one-time codes, sends them and takes them back, each once (D-03, T8, T10, T13). */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { CodeOrder, Codes, SentCode } from '../../api/codes/codes.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { Problem } from '../../api/problem.ts';
import { maskedPhone } from '../../core/phone/phone.ts';
import type { Db, Records } from '../../records/database.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import {
  closeCode,
  countSent,
  findCode,
  keepCode,
  type NewCode,
} from '../../records/sign-in/one-time.ts';
import { networkOf } from '../../runtime/network.ts';
import type { CodeOutcome } from '../health/tallies.ts';
import { newActivation } from './activation.ts';
import { checkWith } from './check.ts';
import { codeText } from './codes.text.ts';
import { knownAfterSeconds, openDelivery } from './delivery.ts';
import { countedWith, isStranger, limitOf } from './limits.ts';
import { macOf, macsOf, ticketHash } from './mac.ts';

/** Seconds between two messages for the same thing. */
const pause = 60;

export interface CodesOptions {
  readonly records: Records;
  readonly outbox: Outbox;
  readonly keys: KeyRing;
  /** Host that visitors see; makes telephones offer the code by themselves. */
  readonly host: string | undefined;
  readonly onError: (error: unknown) => void;
  /** Counts what came of each order. */
  readonly counts?: Record<CodeOutcome, number>;
}

/** What a message says besides the code; `chain`: the code that this one follows. */
interface Sending extends Pick<NewCode, 'purpose' | 'memberNo' | 'boundTo' | 'phone'> {
  readonly tellsPhone: boolean;
  readonly activates: boolean;
  /** By the version that writes, and by all that are read: what one asked yesterday counts. */
  readonly asker: Buffer;
  readonly askers: readonly Buffer[];
  readonly chain?: { readonly codeId: string; readonly beganAt: Date };
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const makeReference = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
const makeOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

function activatesBy({ activates, phone, purpose }: CodeOrder): boolean {
  // A new number must prove itself; nobody at the counter can do that for it.
  if (purpose === 'phone_new') return false;
  return activates ?? (phone !== null || !isStranger(purpose));
}

/** The service of codes over a store and an outbox. */
export function openCodes(options: CodesOptions): Codes {
  const { records, outbox, keys, host, onError } = options;
  const { counts = { posted: 0, lost: 0, refused: 0 } } = options;
  const delivery = openDelivery({ records, outbox, host, onError, counts });

  /** Nobody waits for a quarter of an hour because of messages that perhaps never left. */
  function refusalOf({ memberNo, purpose }: Sending, seconds: number): Problem {
    // Of a stranger it would tell who is a member: to others nothing is ever sent.
    const isKnown = isStranger(purpose) || !delivery.isPending(memberNo);
    const retryAfterSeconds = isKnown ? seconds : Math.min(seconds, knownAfterSeconds);
    const say = isKnown ? codeText.tooMany : codeText.pending;
    return new Problem('too_many', { retryAfterSeconds, text: say(retryAfterSeconds) });
  }

  async function keep(sending: Sending): Promise<SentCode> {
    // Said of everybody alike, and before anything is counted (F18).
    if (!outbox.isOpen('sms')) throw new Problem('sms_away');
    const [id, otp, reference] = [randomUUID(), makeOtp(), makeReference()];
    const ticket = randomBytes(32).toString('base64url');
    const { chain, tellsPhone, phone, askers, ...rest } = sending;
    const stored = await records.asMember(sending.memberNo, async (db: Db) => {
      const limit = limitOf(
        await countSent(db, askers, countedWith(sending.purpose)),
        sending.purpose,
      );
      if (limit.refusedSeconds > 0) {
        counts.refused += 1;
        throw refusalOf(sending, limit.refusedSeconds);
      }
      if (chain && !(await closeCode(db, chain.codeId))) throw new Problem('code_over');
      const decoy = phone === null || limit.silent;
      const endsAt = await keepCode(db, {
        ...{ ...rest, id, reference, phone, tellsPhone, decoy },
        ticketHash: ticketHash(ticket),
        codeMac: macOf(keys.live()[0].codes, id, otp),
        beganAt: chain?.beganAt ?? null,
      });
      return { decoy, endsAt, isLast: limit.isLast };
    });
    if (!stored.decoy && phone !== null) {
      const { purpose, memberNo } = sending;
      delivery.deliver({ id, purpose, memberNo, phone }, { otp, reference, endsAt: stored.endsAt });
    }
    return {
      ticket,
      reference,
      ends_in_seconds: 300,
      again_in_seconds: stored.isLast ? null : pause,
      sent_to: tellsPhone && phone !== null ? maskedPhone(phone) : null,
    };
  }

  return {
    send(order) {
      const [asker, ...older] = macsOf(keys, 'asker', networkOf(order.address));
      return keep({
        purpose: order.purpose,
        memberNo: order.memberNo,
        phone: order.phone,
        boundTo: order.boundTo,
        tellsPhone: order.tellsPhone,
        activates: activatesBy(order),
        asker,
        askers: [asker, ...older],
      });
    },

    async again({ ticket, purpose, boundTo }) {
      const found = await records.readAsVisitor((db) =>
        findCode(db, ticketHash(ticket), purpose, boundTo),
      );
      if (!found) throw new Problem('code_over');
      const { codeId, beganAt, waitSeconds, ...rest } = found;
      if (waitSeconds > 0) {
        throw new Problem('too_many', {
          retryAfterSeconds: waitSeconds,
          text: codeText.tooMany(waitSeconds),
        });
      }
      return keep({ ...rest, askers: [rest.asker], purpose, boundTo, chain: { codeId, beganAt } });
    },

    check: checkWith(records, keys),
    newActivation: (memberNo) => newActivation(keys, memberNo),
  };
}
