/**
 * A new secret of an authenticator that was not proven yet. The page keeps it, sealed for one login
 * and one purpose; the store knows nothing of it until a first code has come.
 */
import type { KeyRing } from '../keys/key-ring.ts';
import { openTotp } from './credentials.ts';
import { plainCode } from './prove-totp.ts';
import { seal } from './seal.ts';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

export interface PendingTotp {
  /** Base32, for whoever types it. */
  readonly secret: string;
  /** `otpauth:`, for whoever scans it. */
  readonly address: string;
  /** The same secret as the page gives it back. */
  readonly sealed: string;
}

export interface TotpOwner {
  readonly login: string;
  /** Whose page it is: no other gives it back. */
  readonly purpose: string;
}

const ownerOf = ({ login, purpose }: TotpOwner): string => `${login} ${purpose}`;

/** A new one, for an app that shows `issuer` beside it. */
export function newPendingTotp(keys: KeyRing, owner: TotpOwner, issuer: string): PendingTotp {
  const secret = newTotpSecret();
  const [{ seal: key }] = keys.live();
  return {
    secret,
    address: totpAddress(secret, owner.login, issuer),
    sealed: seal(key, ownerOf(owner), secret).toString('base64url'),
  };
}

/** What proves it. */
export interface ShownTotp {
  readonly sealed: string;
  readonly code: string;
}

/**
 * The secret as the store keeps it and the step of its first code. `outdated`: the page's secret is
 * none of this owner's any more; `wrong`: the code is not of it.
 */
export function proveNewTotp(
  keys: KeyRing,
  owner: TotpOwner,
  { sealed, code }: ShownTotp,
  at: number,
): { readonly totpSealed: Buffer; readonly totpStep: bigint } | 'outdated' | 'wrong' {
  const secret = openTotp(keys, ownerOf(owner), Buffer.from(sealed, 'base64url'));
  if (secret === undefined) return 'outdated';
  const totpStep = stepOf(secret, plainCode(code), at);
  if (totpStep === undefined) return 'wrong';
  const [{ seal: key }] = keys.live();
  return { totpSealed: seal(key, owner.login, secret), totpStep };
}
