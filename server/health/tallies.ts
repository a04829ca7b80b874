/** Counts since the start of what people try: sign-ins, and codes that were sent. */
import type { Pressure } from '../auth/pressure.ts';

export type CodeOutcome = 'posted' | 'lost' | 'refused';
export type SignInKind = 'member' | 'agency' | 'office';

export interface Tallies {
  /** How many tries of the whole site fail. */
  readonly pressure: Pressure;
  readonly codes: Record<CodeOutcome, number>;
  readonly signIns: Readonly<Record<SignInKind, { ok: number; refused: number }>>;
}

export function openTallies(pressure: Pressure): Tallies {
  const none = () => ({ ok: 0, refused: 0 });
  return {
    pressure,
    codes: { posted: 0, lost: 0, refused: 0 },
    signIns: { member: none(), agency: none(), office: none() },
  };
}

/** The steps by which each kind signs in, by their audit entry. */
export const signInSteps: Readonly<Record<string, SignInKind>> = {
  'member.sign_in': 'member',
  'member.sign_in.otp': 'member',
  'agency.sign_in': 'agency',
  'office.sign_in': 'office',
  'office.passkey.sign_in': 'office',
};
