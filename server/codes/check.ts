/** Takes a code back: the try is counted first, then compared, then used up by who acts on it. */
import { timingSafeEqual } from 'node:crypto';
import type { CodeClaim, RightCode } from '../../api/codes/codes.ts';
import { Problem } from '../../api/problem.ts';
import { typedActivation, typedOtp } from '../../core/codes/typed-code.ts';
import type { Db, Records } from '../../records/database.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { closeActivation, findActivation } from '../../records/sign-in/activation.ts';
import { closeCode, type TriedCode, tryCode } from '../../records/sign-in/one-time.ts';
import { codeText } from './codes.text.ts';
import { macsOf, ticketHash } from './mac.ts';

function wrong({ attemptsLeft, memberNo: concerns }: TriedCode): Problem {
  if (attemptsLeft <= 0) return new Problem('code_over', { text: codeText.tried, concerns });
  const fields = [{ field: 'otp', message: codeText.wrong(attemptsLeft) }];
  return new Problem('bad_code', { fields, concerns });
}

/** `Codes.check` over a store. */
export function checkWith(records: Records, keys: KeyRing) {
  /** The code from the counter that was typed, if it is one and may stand here. */
  async function activationOf(tried: TriedCode, typed: string): Promise<string | undefined> {
    const code = typedActivation(typed);
    if (code === undefined) return undefined;
    const { memberNo, activates } = tried;
    const macs = macsOf(keys, 'activation', memberNo, code);
    // Looked for in any case: the time taken must not tell whether the person is known (T13).
    const found = await records.readAsMember(memberNo, (db) => findActivation(db, macs));
    return activates ? found : undefined;
  }

  return async ({ ticket, purpose, boundTo, otp }: CodeClaim): Promise<RightCode> => {
    const claim = [ticketHash(ticket), purpose, boundTo] as const;
    const tried = await records.asVisitor((db) => tryCode(db, ...claim));
    if (!tried) throw new Problem('code_over');
    const { codeId, memberNo } = tried;
    const macs = macsOf(keys, codeId, typedOtp(otp) ?? '');
    if (macs.some((mac) => timingSafeEqual(mac, tried.codeMac)) && !tried.decoy) {
      return { memberNo, use: (db) => closeCode(db as Db, codeId) };
    }
    const activation = await activationOf(tried, otp);
    if (activation === undefined) throw wrong(tried);
    return {
      memberNo,
      // Both or none: a false here makes the caller give the whole transaction up.
      use: async (db) =>
        (await closeCode(db as Db, codeId)) && (await closeActivation(db as Db, activation)),
    };
  };
}
